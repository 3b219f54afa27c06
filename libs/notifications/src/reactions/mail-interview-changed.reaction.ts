import {
  InterviewChanged,
  type InterviewNotice,
  InterviewNotices,
  STATUS_STANDS_MS,
  UNDO_MS,
} from '@babelboard/applications/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, PutBack, type StoredEvent } from '@babelboard/platform';
import { InterviewMails } from '../interview-mails.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** What ended the application with the interview is undone for so long; before that nobody is told. */
const UNDONE_FOR_MS: Partial<Record<InterviewNotice['status'], number>> = {
  withdrawn: UNDO_MS,
  rejected: STATUS_STANDS_MS,
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
    await toEach(this.interviews.readersOf(notice), async ({ side, accountId }) => {
      if (nothingBooked && side === 'candidate') {
        return;
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
    });
  }

  private waitForUndo({ status, state, movedAt }: InterviewNotice): void {
    const undoneFor = UNDONE_FOR_MS[status];
    if (undoneFor === undefined || state !== 'cancelled') {
      return;
    }
    const left = movedAt.getTime() + undoneFor - this.clock.now().getTime();
    if (left > 0) {
      throw new PutBack('What ended the interview may be undone', left);
    }
  }
}
