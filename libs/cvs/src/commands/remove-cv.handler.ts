import { Accounts } from '@babelboard/identity/contract';
import { Database, FileRemovals, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { appointDefault } from '../entities/appoint-default.js';
import { ownCv } from '../entities/own-cv.js';
import { CvRemoved } from '../events/cv-removed.event.js';
import { RemoveCv } from './remove-cv.command.js';

@CommandHandler(RemoveCv)
export class RemoveCvHandler implements ICommandHandler<RemoveCv> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly removals: FileRemovals,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError CV_NOT_FOUND, also where it is another candidate's */
  execute({ accountId, cvId }: RemoveCv): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const cv = await ownCv(tx, accountId, cvId);
      await tx.remove(cv);
      await this.removals.add(tx, cv.fileKey === null ? [] : [cv.fileKey]);
      await appointDefault(tx, accountId);
      // One that was infected was gone for everybody already.
      if (cv.isThere()) {
        await this.outbox.add(tx, new CvRemoved({ cvId, accountId }));
      }
    });
  }
}
