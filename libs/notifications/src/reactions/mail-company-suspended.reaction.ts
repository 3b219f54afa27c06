import { CompanyDirectory, CompanySuspended, CompanySuspensions } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the owners of a company why an operator suspended it. */
@OutsideReaction({ id: 'notifications.mail-company-suspended', on: [CompanySuspended], workload: 'mails' })
export class MailCompanySuspended implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly suspensions: CompanySuspensions,
    private readonly companies: CompanyDirectory,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload: { companyId } }: StoredEvent<CompanySuspended>): Promise<void> {
    const suspension = await this.suspensions.latest(companyId);
    const name = (await this.companies.cards([companyId])).get(companyId)?.name;
    // Reinstated meanwhile, or no operator decided: nobody owned it any more.
    if (suspension === null || suspension.endedAt !== null || name === undefined) {
      return;
    }
    const { id: subjectId, ground, explanation, suspendedAt: at } = suspension;
    await toEach(await this.recipients.of(companyId, null), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'company-suspended',
        subjectId,
        data: { companyId, company: name, ground, explanation, at },
      }));
    });
  }
}
