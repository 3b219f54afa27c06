import { Accounts } from '@babelboard/identity/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock, Database, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { hasEnded } from '../../applying/domain/application-times.js';
import type { JobApplication } from '../../applying/entities/job-application.entity.js';
import { findThread } from '../../conversations/entities/find-thread.js';
import type { Writer } from '../../conversations/writer.js';
import { bookableFrom, changeableUntil } from '../domain/interview-times.js';
import { Interview, type InterviewState } from '../entities/interview.entity.js';
import { isOpen } from '../open-slots.js';
import type { NamedSlot, SlotTime } from './named-slot.js';

/** How far an application is with its interview, for both sides. */
export interface InterviewData {
  applicationId: number;
  state: InterviewState | 'none';
  /** What is booked, or was until it was cancelled. */
  booked: NamedSlot | null;
  changeUntil: Date | null;
  /** What can be booked. */
  slots: NamedSlot[];
  candidateTimeZone: string | null;
  cancelledBy: Interview['cancelledBy'];
  message: string;
  ended: boolean;
  offerLive: boolean;
}

const OPEN_TIMES = `
  SELECT s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.time_zone AS "timeZone", s.way, s.place, s.note,
    ARRAY(SELECT m.account_id FROM interview_slot_member m WHERE m.slot_id = s.id ORDER BY 1) AS "memberIds"
  FROM interview_invitation i JOIN interview_slot s ON s.id = i.slot_id
  WHERE i.application_id = $1 AND i.invited_at >= $3 AND ${isOpen('$1', '$2')}
  ORDER BY s.starts_at, s.id`;

/** Reads the interview of an application. */
@Injectable()
export class Interviews {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, also where it is another's */
  async find(reader: Writer, applicationId: number): Promise<InterviewData> {
    const application = await findThread(this.database.dataSource.manager, reader, applicationId);
    const interview = await this.ofThisTime(application);
    const open = await this.openTimes(application);
    const ended = hasEnded(application.status);
    const agreed = agreedOf(interview);
    const [offer] = await this.queries.execute(new LoadKnownOffers([application.offerId], true));
    const names = await this.accounts.namesOf([...open, ...(agreed ?? [])].flatMap(({ memberIds }) => memberIds));
    const named = ({ memberIds, ...time }: SlotTime) => ({
      ...time,
      members: memberIds.flatMap((id) => names.get(id) ?? []),
    });
    return {
      applicationId,
      state: interview?.state ?? 'none',
      booked: agreed?.map(named)[0] ?? null,
      changeUntil:
        interview?.isBooked() === true && interview.startsAt !== null
          ? changeableUntil(interview.startsAt, this.settings.interviewChangeHours)
          : null,
      slots: ended ? [] : open.filter(({ id }) => interview?.isBooked() !== true || id !== interview.slotId).map(named),
      candidateTimeZone: interview?.timeZone ?? null,
      cancelledBy: interview?.cancelledBy ?? null,
      message: interview?.message ?? '',
      ended,
      offerLive: offer?.live === true,
    };
  }

  /** Who applied again after a withdrawal begins anew. */
  private async ofThisTime({ id, appliedAt }: JobApplication): Promise<Interview | null> {
    const interview = await this.database.dataSource.manager.findOneBy(Interview, { applicationId: id });
    return interview === null || interview.changedAt < appliedAt ? null : interview;
  }

  private openTimes({ id, appliedAt }: JobApplication): Promise<SlotTime[]> {
    return this.database.query<SlotTime>(OPEN_TIMES, [id, bookableFrom(this.clock.now()), appliedAt]);
  }
}

/** What both sides agreed upon, and have not left for other times since. */
function agreedOf(interview: Interview | null): SlotTime[] | null {
  if (interview === null || (interview.state !== 'booked' && interview.state !== 'cancelled')) {
    return null;
  }
  const { slotId, startsAt, endsAt, memberTimeZone, way, place, note, memberIds } = interview;
  if (startsAt === null || endsAt === null || memberTimeZone === null || way === null) {
    return null;
  }
  const where = { place: place ?? '', note: note ?? '' };
  return [{ id: slotId ?? 0, startsAt, endsAt, timeZone: memberTimeZone, way, ...where, memberIds }];
}
