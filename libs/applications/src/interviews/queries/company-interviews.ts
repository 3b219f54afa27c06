import { Accounts } from '@babelboard/identity/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { NamedSlot, SlotTime } from './named-slot.js';

/** A time of a company, with who comes then. */
export interface CompanyInterview extends NamedSlot {
  offer: { id: number; title: string };
  /** The reader holds it. */
  own: boolean;
  /** Who booked it; null while it is open. */
  applicant: { id: number; name: string } | null;
  offeredTo: number;
}

interface Row extends SlotTime {
  offerId: number;
  applicantId: number | null;
  applicantName: string | null;
  offeredTo: number;
}

/** More than people hold in two months. */
const MOST = 500;

const SLOTS = `
  SELECT s.id, s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.time_zone AS "timeZone", s.way, s.place, s.note, s.offer_id AS "offerId",
    ARRAY(SELECT m.account_id FROM interview_slot_member m WHERE m.slot_id = s.id ORDER BY 1) AS "memberIds",
    a.id AS "applicantId", a.name AS "applicantName",
    (SELECT count(*)::int FROM interview_invitation i WHERE i.slot_id = s.id) AS "offeredTo"
  FROM interview_slot s
  LEFT JOIN interview b ON b.slot_id = s.id AND b.state = 'booked'
  LEFT JOIN job_application a ON a.id = b.application_id
  WHERE s.company_id = $1 AND s.removed_at IS NULL AND s.starts_at >= $2 AND s.starts_at < $3
    AND (a.id IS NOT NULL OR s.starts_at > $5)
    AND ($4::int IS NULL OR EXISTS (SELECT FROM interview_slot_member m WHERE m.slot_id = s.id AND m.account_id = $4))
  ORDER BY s.starts_at, s.id LIMIT ${MOST}`;

/** Reads the interviews of a company, and the times that wait for somebody. */
@Injectable()
export class CompanyInterviews {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** In the order of time. @param of those that the reader holds, or all */
  async list(
    { companyId, accountId }: { companyId: number; accountId: number },
    { from, to, of }: { from: Date; to: Date; of: 'own' | 'all' },
  ): Promise<CompanyInterview[]> {
    const only = of === 'own' ? accountId : null;
    const rows = await this.database.query<Row>(SLOTS, [companyId, from, to, only, this.clock.now()]);
    const offers = await this.queries.execute(new LoadKnownOffers([...new Set(rows.map((row) => row.offerId))], true));
    const titles = new Map(offers.map(({ id, title }) => [id, title]));
    const names = await this.accounts.namesOf(rows.flatMap(({ memberIds }) => memberIds));
    return rows.map(({ memberIds, offerId, applicantId, applicantName, ...row }) => ({
      ...row,
      members: memberIds.flatMap((id) => names.get(id) ?? []),
      offer: { id: offerId, title: titles.get(offerId) ?? '' },
      own: memberIds.includes(accountId),
      applicant: applicantId === null ? null : { id: applicantId, name: applicantName ?? '' },
    }));
  }
}
