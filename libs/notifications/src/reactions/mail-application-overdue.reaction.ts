import { ApplicationNotices, ApplicationOverdue } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a candidate honestly that the promised date has passed; nothing where an answer came meanwhile. */
@OutsideReaction({ id: 'notifications.mail-application-overdue', on: [ApplicationOverdue], workload: 'mails' })
export class MailApplicationOverdue implements OutsideReactionHandler<ApplicationOverdue> {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: ApplicationNotices,
  ) {}

  async handle({ id, payload }: StoredEvent<ApplicationOverdue>): Promise<void> {
    const notice = await this.notices.find(payload.applicationId);
    if (notice === null || notice.answerBy === null) {
      return;
    }
    const { applicationId, accountId, companyName, offerTitle, answerBy } = notice;
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'application-overdue',
      subjectId: id,
      data: { applicationId, companyName, offerTitle, answerBy: answerBy.toISOString() },
    }));
  }
}
