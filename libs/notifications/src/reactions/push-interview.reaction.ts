import {
  InterviewChanged,
  type InterviewNotice,
  InterviewNotices,
  InterviewOffered,
  InterviewReminderDue,
} from '@babelboard/applications/contract';
import { Database, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { type PushData, PushMessages } from '@babelboard/push-messages/contract';

type InterviewEvent = InterviewOffered | InterviewChanged | InterviewReminderDue;
type Step = PushData['interview']['step'];

interface Told {
  step: Step;
  /** The same number, the same message. */
  number: string | number;
}

/** Has a candidate's devices tell what the company does about an interview, and remind of it. What they do themselves they know. */
@OutsideReaction({
  id: 'notifications.push-interview',
  on: [InterviewOffered, InterviewChanged, InterviewReminderDue],
  workload: 'mails',
})
export class PushInterview implements OutsideReactionHandler {
  constructor(
    private readonly notices: InterviewNotices,
    private readonly pushes: PushMessages,
    private readonly database: Database,
  ) {}

  async handle({ payload }: StoredEvent<InterviewEvent>): Promise<void> {
    const { applicationId } = payload;
    const notice = await this.notices.find(applicationId);
    const told = notice === null ? null : toldOf(payload, notice);
    if (notice === null || told === null) {
      return;
    }
    const { step, number } = told;
    await this.database.transaction((tx) =>
      this.pushes.add(tx, {
        accountId: notice.candidate.accountId,
        purpose: 'interview',
        subjectId: `${applicationId}-${step}-${number}`,
        data: { applicationId, step },
      }),
    );
  }
}

/** Null where it is no news to the candidate, or no longer so. */
function toldOf(payload: InterviewEvent['payload'], notice: InterviewNotice): Told | null {
  if ('offering' in payload) {
    const stands = notice.state === 'offered' && notice.offerings === payload.offering && notice.open.length > 0;
    return stands ? { step: 'offered', number: payload.offering } : null;
  }
  if (notice.sequence !== payload.sequence) {
    return null;
  }
  if ('hours' in payload) {
    const step = payload.hours === 1 ? 'within-the-hour' : 'within-a-day';
    return notice.state === 'booked' ? { step, number: payload.sequence } : null;
  }
  const { change, by, sequence } = payload;
  return by === 'company' && (change === 'moved' || change === 'cancelled') ? { step: change, number: sequence } : null;
}
