import { CompanyDirectory, CompanyReinstated, CompanySuspensions } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the owners of a company that it may go on, and why. */
@OutsideReaction({ id: 'notifications.mail-company-reinstated', on: [CompanyReinstated], workload: 'mails' })
export class MailCompanyReinstated implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly suspensions: CompanySuspensions,
    private readonly companies: CompanyDirectory,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload: { companyId } }: StoredEvent<CompanyReinstated>): Promise<void> {
    const suspension = await this.suspensions.latest(companyId);
    const name = (await this.companies.cards([companyId])).get(companyId)?.name;
    // Suspended again meanwhile, or nobody was told that it was.
    if (suspension === null || suspension.endedAt === null || name === undefined) {
      return;
    }
    const { id: subjectId } = suspension;
    await toEach(await this.recipients.of(companyId, null), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'company-reinstated',
        subjectId,
        data: { company: name, explanation: suspension.endedFor },
      }));
    });
  }
}
