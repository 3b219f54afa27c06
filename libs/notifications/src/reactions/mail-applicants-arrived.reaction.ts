import { ApplicantsArrived, ApplicationNotices, MailAnswerLinks } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MemberMails } from '../member-mails.js';

/** Tells the members of a company that people applied. Who did stands in no mail. */
@OutsideReaction({ id: 'notifications.mail-applicants-arrived', on: [ApplicantsArrived], workload: 'mails' })
export class MailApplicantsArrived implements OutsideReactionHandler<ApplicantsArrived> {
  constructor(
    private readonly mails: MemberMails,
    private readonly notices: ApplicationNotices,
    private readonly links: MailAnswerLinks,
  ) {}

  async handle({ id, payload }: StoredEvent<ApplicantsArrived>): Promise<void> {
    const { offerId, companyId, count, applicationId } = payload;
    // The one may have been withdrawn meanwhile.
    if (applicationId !== null && (await this.notices.find(applicationId)) === null) {
      return;
    }
    const offerTitle = (await this.notices.titles([offerId])).get(offerId) ?? '';
    await this.mails.send(companyId, { purpose: 'applicants-arrived', subjectId: id }, async (accountId) => ({
      offerId,
      offerTitle,
      count,
      applicationId,
      answerPath: applicationId === null ? null : await this.links.linkFor(accountId, applicationId),
    }));
  }
}
