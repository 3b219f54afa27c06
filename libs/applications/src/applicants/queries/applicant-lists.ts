import { HeldOffers, type KnownOffer, LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { APPLICATION_STATUSES, type ApplicantsQuery, type ApplicationStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { applicantOfferNotFound } from '../applicant.errors.js';
import { ApplicantConditions, type ApplicantScope, type Condition } from './applicant-filters.js';
import { ApplicantFits } from './applicant-fits.js';
import { type ApplicantRow, applicantColumns, type StoredApplicant } from './applicant-row.js';

export type StatusCounts = Record<ApplicationStatus, number>;

export interface ApplicantList {
  applicants: ApplicantRow[];
  total: number;
  /** By status, under all other filters. */
  counts: StatusCounts;
  page: number;
  lastPage: number;
  offers: KnownOffer[];
}

/** An offer that somebody applied to. */
export interface ApplicantOffer {
  offer: KnownOffer;
  total: number;
  new: number;
  overdue: number;
}

/** What the database puts in order. */
const ORDERS: Record<Exclude<ApplicantsQuery['sort'], 'fit'>, string> = {
  newest: 'a.applied_at DESC, a.id DESC',
  oldest: 'a.applied_at, a.id',
  due: `a.answered_at IS NOT NULL OR a.status IN ('hired', 'rejected', 'withdrawn'), a.answer_due_at, a.id`,
  rating: '(SELECT avg(rating) FROM application_rating WHERE application_id = a.id) DESC NULLS LAST, a.id DESC',
  name: 'lower(a.name), a.id',
};

/** Lists a company's applicants. */
@Injectable()
export class ApplicantLists {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly offers: HeldOffers,
    private readonly conditions: ApplicantConditions,
    private readonly fits: ApplicantFits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICANT_OFFER_NOT_FOUND, also where it is another company's */
  async find(scope: ApplicantScope, asked: ApplicantsQuery, memberId: number): Promise<ApplicantList> {
    await this.requireOffer(scope);
    const condition = this.conditions.of(scope, asked);
    const counts = await this.count(condition);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = asked.status === undefined ? all : counts[asked.status];
    const lastPage = Math.max(1, Math.ceil(total / asked.rows));
    const page = Math.min(asked.page, lastPage);
    const stored = await this.page(condition, asked, memberId, (page - 1) * asked.rows);
    const offerIds = [
      ...new Set([...stored.map(({ offerId }) => offerId), ...(scope.offerId === null ? [] : [scope.offerId])]),
    ];
    const offers = await this.queries.execute(new LoadKnownOffers(offerIds, true));
    const applicants = await this.fits.add(stored, offers);
    return { applicants, total, counts, page, lastPage, offers };
  }

  /** Those where an answer is overdue first, then those with new applicants, then by the last application. */
  async offersOf(companyId: number): Promise<ApplicantOffer[]> {
    const rows = await this.database.query<{ id: number; total: number; new: number; overdue: number }>(
      `SELECT id, total, new, overdue FROM (
         SELECT offer_id AS id, count(*)::int AS total, count(*) FILTER (WHERE status = 'new')::int AS new,
                count(*) FILTER (WHERE answered_at IS NULL AND answer_due_at < $2
                                 AND status NOT IN ('hired', 'rejected', 'withdrawn'))::int AS overdue,
                max(applied_at) AS last_at
         FROM job_application WHERE company_id = $1 GROUP BY offer_id
       ) AS offers ORDER BY overdue = 0, new = 0, last_at DESC, id DESC`,
      [companyId, this.clock.now()],
    );
    const offers = await this.queries.execute(
      new LoadKnownOffers(
        rows.map(({ id }) => id),
        true,
      ),
    );
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    return rows.flatMap(({ id, ...counts }) => {
      const offer = byId.get(id);
      return offer === undefined ? [] : [{ offer, ...counts }];
    });
  }

  async requireOffer({ companyId, offerId }: ApplicantScope): Promise<void> {
    if (offerId !== null && (await this.offers.look(offerId))?.companyId !== companyId) {
      throw applicantOfferNotFound();
    }
  }

  async count({ sql, values }: Condition): Promise<StatusCounts> {
    const rows = await this.database.query<{ status: ApplicationStatus; count: number }>(
      `SELECT a.status, count(*)::int AS count FROM job_application a WHERE ${sql} GROUP BY a.status`,
      values,
    );
    const none = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 0])) as StatusCounts;
    return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
  }

  private async page(
    { sql, values }: Condition,
    { status, sort, rows }: ApplicantsQuery,
    memberId: number,
    offset: number,
  ): Promise<StoredApplicant[]> {
    const [only, given] =
      status === undefined ? ['', values] : [`AND a.status = $${values.length + 1}`, [...values, status]];
    const order = ORDERS[sort === 'fit' ? 'newest' : sort];
    const cut = sort === 'fit' ? '' : `LIMIT ${rows} OFFSET ${offset}`;
    // What is passed over or sorted away is numbers alone: rows with letters and jobs are read for the page.
    const found = await this.database.query<{ id: number }>(
      `SELECT a.id FROM job_application a WHERE ${sql} ${only} ORDER BY ${order} ${cut}`,
      given,
    );
    const ids = found.map(({ id }) => id);
    const page = sort === 'fit' ? (await this.fits.bestFirst(ids)).slice(offset, offset + rows) : ids;
    return this.database.query<StoredApplicant>(
      `SELECT ${applicantColumns('$1')} FROM unnest($2::int[]) WITH ORDINALITY AS page(id, nth)
         JOIN job_application a ON a.id = page.id ORDER BY nth`,
      [memberId, page],
    );
  }
}
