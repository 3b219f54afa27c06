import { ApplicationNotices, MemberMentioned } from '@babelboard/applications/contract';
import { CompanyMembers } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

const WINDOW_MS = 10 * 60_000;

/** Tells a member that a note about an applicant names them. What it says, and about whom, stands in no mail. */
@OutsideReaction({ id: 'notifications.mail-member-mentioned', on: [MemberMentioned], workload: 'mails' })
export class MailMemberMentioned implements OutsideReactionHandler<MemberMentioned> {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: ApplicationNotices,
    private readonly members: CompanyMembers,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent<MemberMentioned>): Promise<void> {
    const { applicationId, companyId, accountId } = payload;
    const notice = await this.notices.find(applicationId);
    if (notice === null) {
      return;
    }
    const { offerId, offerTitle } = notice;
    await this.mails.send(async (tx) =>
      (await this.members.among(tx, companyId, [accountId])).size === 0
        ? null
        : {
            to: { accountId },
            purpose: 'member-mentioned',
            // Whoever names them again and again sends one mail in ten minutes.
            subjectId: `${applicationId}-${Math.floor(occurredAt.getTime() / WINDOW_MS)}`,
            data: { applicationId, offerId, offerTitle },
          },
    );
  }
}
