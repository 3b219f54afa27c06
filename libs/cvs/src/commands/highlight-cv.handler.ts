import { Accounts } from '@babelboard/identity/contract';
import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cvInfected } from '../cv.errors.js';
import { Cv } from '../entities/cv.entity.js';
import { ownCv } from '../entities/own-cv.js';
import { DefaultCvChosen } from '../events/default-cv-chosen.event.js';
import { HighlightCv } from './highlight-cv.command.js';

@CommandHandler(HighlightCv)
export class HighlightCvHandler implements ICommandHandler<HighlightCv> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
  ) {}

  /** Choosing the same one again changes nothing. @throws DomainError CV_NOT_FOUND, CV_INFECTED */
  execute({ accountId, cvId }: HighlightCv): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const cv = await ownCv(tx, accountId, cvId);
      if (!cv.isThere()) {
        throw cvInfected();
      }
      if (cv.isDefault) {
        return;
      }
      const former = await tx.findOneBy(Cv, { accountId, isDefault: true });
      if (former !== null) {
        former.yieldDefault();
        await tx.save(former);
      }
      cv.makeDefault();
      await tx.save(cv);
      await this.outbox.add(tx, new DefaultCvChosen({ cvId, accountId }));
    });
  }
}
