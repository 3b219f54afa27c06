import { InterviewChanged, type InterviewNotice, InterviewNotices } from '@babelboard/applications/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, PutBack, type StoredEvent } from '@babelboard/platform';
import { APPLICATION_UNDO_SECONDS } from '@babelboard/wire';
import { InterviewMails } from '../interview-mails.js';
import { MailOnce } from '../mail-once.js';

/** What ended the application with the interview is undone for so long; before that nobody is told. */
const UNDO_SECONDS: Partial<Record<InterviewNotice['status'], number>> = {
  withdrawn: APPLICATION_UNDO_SECONDS,
  rejected: 60,
};

/** Tells both sides, with the appointment for their calendars, what became of an interview. Of several changes at once the last one is told. */
@OutsideReaction({ id: 'notifications.mail-interview-changed', on: [InterviewChanged], workload: 'mails' })
export class MailInterviewChanged implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: InterviewNotices,
    private readonly interviews: InterviewMails,
    private readonly clock: Clock,
  ) {}

  async handle({ payload: { applicationId, change, by, sequence } }: StoredEvent<InterviewChanged>): Promise<void> {
    const notice = await this.notices.find(applicationId);
    if (notice === null || notice.sequence !== sequence) {
      return;
    }
    this.waitForUndo(notice);
    const nothingBooked = change === 'others_wanted';
    for (const { side, accountId } of this.interviews.readersOf(notice)) {
      if (nothingBooked && side === 'candidate') {
        continue;
      }
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'interview-changed',
        subjectId: `${applicationId}-${sequence}`,
        data: {
          ...{ change, reader: side, by, ...this.interviews.about(notice, side) },
          interview: nothingBooked ? null : this.interviews.agreed(notice, side),
        },
        ...(nothingBooked ? {} : this.interviews.calendar(notice, side)),
      }));
    }
  }

  private waitForUndo({ status, state, movedAt }: InterviewNotice): void {
    const seconds = UNDO_SECONDS[status];
    if (seconds === undefined || state !== 'cancelled') {
      return;
    }
    const left = movedAt.getTime() + seconds * 1_000 - this.clock.now().getTime();
    if (left > 0) {
      throw new PutBack('What ended the interview may be undone', left);
    }
  }
}
