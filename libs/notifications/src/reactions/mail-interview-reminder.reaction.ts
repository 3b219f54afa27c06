import { InterviewNotices, InterviewReminderDue } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { InterviewMails } from '../interview-mails.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Reminds both sides of an interview that still stands. */
@OutsideReaction({ id: 'notifications.mail-interview-reminder', on: [InterviewReminderDue], workload: 'mails' })
export class MailInterviewReminder implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: InterviewNotices,
    private readonly interviews: InterviewMails,
  ) {}

  async handle({ payload: { applicationId, hours, sequence } }: StoredEvent<InterviewReminderDue>): Promise<void> {
    const notice = await this.notices.find(applicationId);
    if (notice === null || notice.state !== 'booked' || notice.sequence !== sequence) {
      return;
    }
    await toEach(this.interviews.readersOf(notice), async ({ side, accountId }) => {
      const interview = this.interviews.agreed(notice, side);
      if (interview === null) {
        return;
      }
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'interview-reminder',
        subjectId: `${applicationId}-${sequence}-${hours}`,
        data: { hours, ...this.interviews.about(notice, side), interview },
      }));
    });
  }
}
