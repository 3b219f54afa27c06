import { ApplicationNotices, ApplicationObjected } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MemberMails } from '../member-mails.js';

/** Tells the members of a company that an applicant says the status is wrong, unless somebody has put it right. */
@OutsideReaction({ id: 'notifications.mail-application-objected', on: [ApplicationObjected], workload: 'mails' })
export class MailApplicationObjected implements OutsideReactionHandler<ApplicationObjected> {
  constructor(
    private readonly mails: MemberMails,
    private readonly notices: ApplicationNotices,
  ) {}

  async handle({ id, payload }: StoredEvent<ApplicationObjected>): Promise<void> {
    const notice = await this.notices.find(payload.applicationId);
    if (notice === null || notice.objectedAt === null) {
      return;
    }
    const { applicationId, companyId, offerId, offerTitle } = notice;
    await this.mails.send(companyId, { purpose: 'application-objected', subjectId: id }, async () => ({
      applicationId,
      offerId,
      offerTitle,
    }));
  }
}
