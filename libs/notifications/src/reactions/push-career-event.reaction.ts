import { AttendeeConcerned, EventReminderDue } from '@babelboard/career-events/contract';
import { Database, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';
import { CareerEventMails } from '../career-event-mails.js';

type EventNews = AttendeeConcerned | EventReminderDue;

/** Has devices of whoever joined an event tell what becomes of it, and remind of it. */
@OutsideReaction({
  id: 'notifications.push-career-event',
  on: [AttendeeConcerned, EventReminderDue],
  workload: 'mails',
})
export class PushCareerEvent implements OutsideReactionHandler {
  constructor(
    private readonly events: CareerEventMails,
    private readonly pushes: PushMessages,
    private readonly database: Database,
  ) {}

  async handle({ payload }: StoredEvent<EventNews>): Promise<void> {
    const { eventId, accountId, sequence } = payload;
    const told = await this.events.find(accountId, eventId);
    if (told === null || !told.joined || told.event.sequence !== sequence) {
      return;
    }
    const step = 'change' in payload ? payload.change : payload.hours === 1 ? 'within-the-hour' : 'within-a-day';
    await this.database.transaction((tx) =>
      this.pushes.add(tx, {
        accountId,
        purpose: 'career-event',
        subjectId: `${eventId}-${step}-${sequence}`,
        data: { eventId, path: told.event.path, step },
      }),
    );
  }
}
