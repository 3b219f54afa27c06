import { CompanyDirectory } from '@babelboard/companies/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import type { ApplicationStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { hasEnded } from '../../applying/domain/application-times.js';
import type { Side } from '../../conversations/domain/writing-rights.js';
import { bookableFrom } from '../domain/interview-times.js';
import type { InterviewState } from '../entities/interview.entity.js';
import type { InterviewWay } from '../entities/interview-slot.entity.js';
import { type Interviewer, Interviewers } from '../interviewers.js';
import { isOpen } from '../open-slots.js';

/** What was agreed upon, as mails and calendars tell it. */
export interface AgreedTime {
  startsAt: Date;
  endsAt: Date;
  /** Of the company's side. */
  timeZone: string;
  way: InterviewWay;
  place: string;
  note: string;
}

/** An interview as it stands, with whoever is told of it. */
export interface InterviewNotice {
  applicationId: number;
  offer: { id: number; title: string };
  company: string;
  candidate: { accountId: number; name: string; timeZone: string | null };
  /** Who holds it and still works there. */
  members: Interviewer[];
  state: InterviewState;
  sequence: number;
  /** How often times were offered. */
  offerings: number;
  agreed: AgreedTime | null;
  cancelledBy: Side | null;
  changedAt: Date;
  status: ApplicationStatus;
  /** When the application was moved last. */
  movedAt: Date;
  /** Times that the candidate can still choose; at the end first. */
  open: { startsAt: Date; endsAt: Date; timeZone: string }[];
}

interface Row {
  offerId: number;
  companyId: number;
  accountId: number;
  name: string;
  status: ApplicationStatus;
  movedAt: Date;
  appliedAt: Date;
  state: InterviewState;
  startsAt: Date | null;
  endsAt: Date | null;
  memberTimeZone: string | null;
  way: InterviewWay | null;
  place: string | null;
  note: string | null;
  memberIds: number[];
  holderIds: number[];
  timeZone: string | null;
  sequence: number;
  offerings: number;
  cancelledBy: Side | null;
  changedAt: Date;
}

const NOTICE = `
  SELECT a.offer_id AS "offerId", a.company_id AS "companyId", a.account_id AS "accountId", a.name, a.status, a.changed_at AS "movedAt",
    a.applied_at AS "appliedAt", i.state, i.starts_at AS "startsAt", i.ends_at AS "endsAt", i.member_time_zone AS "memberTimeZone", i.way, i.place,
    i.note, i.member_ids AS "memberIds", i.sequence, i.offerings, i.cancelled_by AS "cancelledBy", i.changed_at AS "changedAt",
    ARRAY(SELECT DISTINCT m.account_id FROM interview_invitation v JOIN interview_slot_member m ON m.slot_id = v.slot_id
          WHERE v.application_id = a.id) AS "holderIds",
    coalesce(i.time_zone, (SELECT o.time_zone FROM interview o JOIN job_application b ON b.id = o.application_id
                           WHERE b.account_id = a.account_id AND o.time_zone IS NOT NULL ORDER BY o.changed_at DESC LIMIT 1)) AS "timeZone"
  FROM job_application a JOIN interview i ON i.application_id = a.id WHERE a.id = $1`;

const OPEN_TIMES = `
  SELECT s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.time_zone AS "timeZone"
  FROM interview_invitation v JOIN interview_slot s ON s.id = v.slot_id
  WHERE v.application_id = $1 AND v.invited_at >= $3 AND ${isOpen('$1', '$2')} ORDER BY s.starts_at, s.id`;

/** Tells whoever sends mails about an interview what there is to say. */
@Injectable()
export class InterviewNotices {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly interviewers: Interviewers,
    private readonly clock: Clock,
  ) {}

  /** Null where the application is gone. */
  async find(applicationId: number): Promise<InterviewNotice | null> {
    const [row] = await this.database.query<Row>(NOTICE, [applicationId]);
    if (row === undefined) {
      return null;
    }
    const { offerId, companyId, accountId, name, state, sequence, offerings } = row;
    const { cancelledBy, changedAt, status, movedAt } = row;
    // Of an interview that nobody booked: those who offered times for it.
    const asked = row.memberIds.length > 0 ? row.memberIds : row.holderIds;
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const company = (await this.companies.cards([companyId])).get(companyId);
    return {
      ...{ applicationId, state, sequence, offerings, cancelledBy, changedAt, status, movedAt },
      offer: { id: offerId, title: offer?.title ?? '' },
      company: company?.name ?? '',
      candidate: { accountId, name, timeZone: row.timeZone },
      members: await this.interviewers.working(companyId, asked),
      agreed: agreedOf(row),
      open: hasEnded(status)
        ? []
        : await this.database.query(OPEN_TIMES, [applicationId, bookableFrom(this.clock.now()), row.appliedAt]),
    };
  }
}

function agreedOf({ startsAt, endsAt, memberTimeZone: timeZone, way, place, note }: Row): AgreedTime | null {
  return startsAt === null || endsAt === null || timeZone === null || way === null
    ? null
    : { startsAt, endsAt, timeZone, way, place: place ?? '', note: note ?? '' };
}
