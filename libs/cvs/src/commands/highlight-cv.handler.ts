import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cvInfected } from '../cv.errors.js';
import { Cv } from '../entities/cv.entity.js';
import { ownCv } from '../entities/own-cv.js';
import { HighlightCv } from './highlight-cv.command.js';

@CommandHandler(HighlightCv)
export class HighlightCvHandler implements ICommandHandler<HighlightCv> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError CV_NOT_FOUND, CV_INFECTED */
  execute({ accountId, cvId }: HighlightCv): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const cv = await ownCv(tx, accountId, cvId);
      if (!cv.isThere()) {
        throw cvInfected();
      }
      const former = await tx.findOneBy(Cv, { accountId, isDefault: true });
      if (former !== null) {
        former.yieldDefault();
        await tx.save(former);
        // The same one may be chosen again.
        cv.yieldDefault();
      }
      cv.makeDefault();
      await tx.save(cv);
    });
  }
}
