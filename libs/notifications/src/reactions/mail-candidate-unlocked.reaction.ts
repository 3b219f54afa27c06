import { CompanyDirectory } from '@babelboard/companies/contract';
import { CandidateUnlocked } from '@babelboard/cv-search/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells somebody which company knows now who they are. */
@OutsideReaction({ id: 'notifications.mail-candidate-unlocked', on: [CandidateUnlocked], workload: 'mails' })
export class MailCandidateUnlocked implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly companies: CompanyDirectory,
  ) {}

  async handle({ payload }: StoredEvent<CandidateUnlocked>): Promise<void> {
    const { unlockId, companyId, accountId } = payload;
    const companyName = (await this.companies.namesForStrangers([companyId])).get(companyId);
    if (companyName === undefined) {
      return;
    }
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'candidate-unlocked',
      subjectId: String(unlockId),
      data: { companyName },
    }));
  }
}
