import {
  FallenInterviews,
  INTERVIEWS_PATH,
  InterviewCalendars,
  InterviewFellAway,
} from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells members that nobody comes to their interview, and takes it out of their calendars. */
@OutsideReaction({ id: 'notifications.mail-interview-fell-away', on: [InterviewFellAway], workload: 'mails' })
export class MailInterviewFellAway implements OutsideReactionHandler<InterviewFellAway> {
  constructor(
    private readonly mails: MailOnce,
    private readonly interviews: FallenInterviews,
    private readonly calendars: InterviewCalendars,
  ) {}

  async handle(event: StoredEvent<InterviewFellAway>): Promise<void> {
    const interview = await this.interviews.read(event);
    const { applicationId, sequence, offerTitle, startsAt, endsAt, timeZone } = interview;
    await toEach(interview.members, async ({ accountId }) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'interview-fell-away',
        subjectId: `${applicationId}-${sequence}`,
        data: { offerTitle, path: INTERVIEWS_PATH, startsAt, endsAt, zone: timeZone },
        calendar: (reader) => this.calendars.ofFallen(interview, reader),
      }));
    });
  }
}
