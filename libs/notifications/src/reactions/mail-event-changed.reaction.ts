import { AttendeeConcerned } from '@babelboard/career-events/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CareerEventMails } from '../career-event-mails.js';
import { MailOnce } from '../mail-once.js';

/** Tells whoever joined an event that it was moved or called off, and changes it in their calendar. Of several changes the last one is told. */
@OutsideReaction({ id: 'notifications.mail-event-changed', on: [AttendeeConcerned], workload: 'mails' })
export class MailEventChanged implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly events: CareerEventMails,
  ) {}

  async handle({ payload }: StoredEvent<AttendeeConcerned>): Promise<void> {
    const { eventId, accountId, change, sequence } = payload;
    const told = await this.events.find(accountId, eventId);
    const event = told && this.events.told(told);
    if (told === null || event === null || !told.joined || told.event.sequence !== sequence) {
      return;
    }
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'event-changed',
      subjectId: `${eventId}-${sequence}`,
      data: { change, event },
      ...this.events.calendar(told),
    }));
  }
}
