import { CandidateJoinedEvent, CandidateLeftEvent } from '@babelboard/career-events/contract';
import { EmailVerified } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CareerEventMails } from '../career-event-mails.js';
import { MailOnce } from '../mail-once.js';

type Attended = CandidateJoinedEvent | CandidateLeftEvent;

/**
 * Confirms, with the appointment for their calendar, that somebody joined an event or left it. Of several turns the last one is told; what was
 * joined before the address was proven, with its proof.
 */
@OutsideReaction({
  id: 'notifications.mail-event-attendance',
  on: [CandidateJoinedEvent, CandidateLeftEvent, EmailVerified],
  workload: 'mails',
})
export class MailEventAttendance implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly events: CareerEventMails,
  ) {}

  async handle({ payload }: StoredEvent<Attended | EmailVerified>): Promise<void> {
    if ('eventId' in payload) {
      await this.tell(payload.accountId, payload.eventId, payload.turns);
      return;
    }
    for (const { eventId, turns } of await this.events.ahead(payload.accountId)) {
      await this.tell(payload.accountId, eventId, turns);
    }
  }

  private async tell(accountId: number, eventId: number, turns: number): Promise<void> {
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
