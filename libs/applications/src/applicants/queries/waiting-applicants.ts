import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { type ApplicationStatus, DUE_SOON_HOURS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Conversations } from '../../conversations/queries/conversations.js';
import { WAITS_FOR_ANSWER } from '../../reply-clock/domain/waits-for-answer.js';

export interface WaitingCounts {
  new: number;
  unanswered: number;
  overdue: number;
  /** Not overdue yet. */
  dueSoon: number;
}

/** An applicant as short as a line that leads to them. */
export interface NamedApplicant {
  id: number;
  offerId: number;
  offerTitle: string;
  name: string;
  status: ApplicationStatus;
}

export interface WaitingApplicant extends NamedApplicant {
  answerDueAt: Date;
  overdue: boolean;
}

export interface UnreadThread extends NamedApplicant {
  unread: number;
}

export interface WaitingOverview {
  counts: WaitingCounts;
  /** Threads with a message that nobody of the company has read. */
  unreadThreads: number;
  /** Who waits, the one whose answer is due first at the top. */
  first: WaitingApplicant[];
  messages: UnreadThread[];
}

type Row = Omit<WaitingApplicant, 'offerTitle' | 'overdue'>;

const WAITS = `company_id = $1 AND ${WAITS_FOR_ANSWER}`;

const LINE = `id, offer_id AS "offerId", name, status, answer_due_at AS "answerDueAt"`;

/** Tells a company who waits for it: applicants without an answer, and messages that nobody has read. */
@Injectable()
export class WaitingApplicants {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async count(companyId: number): Promise<WaitingCounts> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + DUE_SOON_HOURS * 3_600_000);
    const [row] = await this.database.query<WaitingCounts>(
      `SELECT count(*)::int AS unanswered, count(*) FILTER (WHERE status = 'new')::int AS new,
              count(*) FILTER (WHERE answer_due_at < $2)::int AS overdue,
              count(*) FILTER (WHERE answer_due_at >= $2 AND answer_due_at < $3)::int AS "dueSoon"
       FROM job_application WHERE ${WAITS}`,
      [companyId, now, soon],
    );
    return row ?? { unanswered: 0, new: 0, overdue: 0, dueSoon: 0 };
  }

  /** Threads with a message that nobody of the company has read, the last one written to first. */
  async unread(companyId: number): Promise<{ id: number; unread: number }[]> {
    return (await this.conversations.unread({ side: 'company', companyId })).threads;
  }

  /** @param most lines of each list */
  async overview(companyId: number, most: number): Promise<WaitingOverview> {
    const [counts, threads] = await Promise.all([this.count(companyId), this.unread(companyId)]);
    const shown = threads.slice(0, most);
    const rows = await this.database.query<Row & { waits: boolean }>(
      `(SELECT ${LINE}, true AS waits FROM job_application WHERE ${WAITS} ORDER BY answer_due_at, id LIMIT $2)
       UNION ALL (SELECT ${LINE}, false FROM job_application WHERE company_id = $1 AND id = ANY ($3))`,
      [companyId, most, shown.map(({ id }) => id)],
    );
    const titles = await this.titles(rows.map(({ offerId }) => offerId));
    const now = this.clock.now();
    const named = rows.map((row) => ({ ...row, offerTitle: titles.get(row.offerId) ?? '' }));
    const written = new Map(named.filter(({ waits }) => !waits).map((row) => [row.id, row]));
    return {
      counts,
      unreadThreads: threads.length,
      first: named.filter(({ waits }) => waits).map((row) => ({ ...row, overdue: row.answerDueAt < now })),
      messages: shown.flatMap(({ id, unread }) => {
        const row = written.get(id);
        return row === undefined ? [] : [{ ...row, unread }];
      }),
    };
  }

  private async titles(offerIds: number[]): Promise<Map<number, string>> {
    const offers = await this.queries.execute(new LoadKnownOffers([...new Set(offerIds)], true));
    return new Map(offers.map(({ id, title }) => [id, title]));
  }
}
