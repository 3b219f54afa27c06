import { CandidateJoinedEvent, CandidateLeftEvent } from '@babelboard/career-events/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CareerEventMails } from '../career-event-mails.js';
import { MailOnce } from '../mail-once.js';

type Attended = CandidateJoinedEvent | CandidateLeftEvent;

/** Confirms, with the appointment for their calendar, that somebody joined an event or left it. Of several turns the last one is told. */
@OutsideReaction({
  id: 'notifications.mail-event-attendance',
  on: [CandidateJoinedEvent, CandidateLeftEvent],
  workload: 'mails',
})
export class MailEventAttendance implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly events: CareerEventMails,
  ) {}

  async handle({ payload: { eventId, accountId, turns } }: StoredEvent<Attended>): Promise<void> {
    const told = await this.events.find(accountId, eventId);
    const event = told && this.events.told(told);
    if (told === null || event === null || told.turns !== turns) {
      return;
    }
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: told.joined ? 'event-joined' : 'event-left',
      subjectId: `${eventId}-${turns}`,
      data: { event },
      ...this.events.calendar(told, { leaving: !told.joined }),
    }));
  }
}
