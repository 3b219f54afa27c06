import { EventReminderDue } from '@babelboard/career-events/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CareerEventMails } from '../career-event-mails.js';
import { MailOnce } from '../mail-once.js';

/** Reminds whoever joined an event, and did not leave it, while it stands as it stood then. */
@OutsideReaction({ id: 'notifications.mail-event-reminder', on: [EventReminderDue], workload: 'mails' })
export class MailEventReminder implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly events: CareerEventMails,
  ) {}

  async handle({ payload }: StoredEvent<EventReminderDue>): Promise<void> {
    const { eventId, accountId, hours, sequence } = payload;
    const told = await this.events.find(accountId, eventId);
    const event = told && this.events.told(told);
    if (told === null || event === null || !told.joined || told.event.sequence !== sequence) {
      return;
    }
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'event-reminder',
      subjectId: `${eventId}-${sequence}-${hours}`,
      data: { hours, event },
    }));
  }
}
