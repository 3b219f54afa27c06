import { CompletionNotices, ProfileReminderDue, REMINDER_DAYS } from '@babelboard/candidates/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Reminds a candidate of what is missing before they can apply. */
@OutsideReaction({ id: 'notifications.mail-profile-reminder', on: [ProfileReminderDue], workload: 'mails' })
export class MailProfileReminder implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: CompletionNotices,
  ) {}

  async handle({ payload: { accountId, reminder } }: StoredEvent<ProfileReminderDue>): Promise<void> {
    await this.mails.send(async (tx) => {
      const missing = await this.notices.missingToApply(tx, accountId);
      if (missing.length === 0) {
        return null;
      }
      return {
        to: { accountId },
        purpose: 'profile-reminder',
        subjectId: reminder,
        data: { missing, last: reminder === REMINDER_DAYS.length },
        afterwards: (done) => this.notices.noteReminded(done, accountId),
      };
    });
  }
}
