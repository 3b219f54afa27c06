import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CvExtraction } from '../entities/cv-extraction.entity.js';
import { ownCv } from '../entities/own-cv.js';
import { SettleProposals } from './settle-proposals.command.js';

@CommandHandler(SettleProposals)
export class SettleProposalsHandler implements ICommandHandler<SettleProposals> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError CV_NOT_FOUND */
  execute({ accountId, cvId, ids }: SettleProposals): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await ownCv(tx, accountId, cvId);
      const extraction = await tx.findOneBy(CvExtraction, { cvId });
      if (extraction?.settle(new Set(ids)) === true) {
        await tx.save(extraction);
      }
    });
  }
}
