import { CompanyFellSilent } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MemberMails } from '../member-mails.js';

/** Tells the members of a company what has become of its offers, and what brings them back. */
@OutsideReaction({ id: 'notifications.mail-company-fell-silent', on: [CompanyFellSilent], workload: 'mails' })
export class MailCompanyFellSilent implements OutsideReactionHandler<CompanyFellSilent> {
  constructor(private readonly mails: MemberMails) {}

  async handle({ id, payload }: StoredEvent<CompanyFellSilent>): Promise<void> {
    const { companyId, pausedOfferIds } = payload;
    await this.mails.send(companyId, { purpose: 'offers-sunk', subjectId: id }, async () => ({
      paused: pausedOfferIds.length,
    }));
  }
}
