import { type KnownOffer, LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { APPLICATION_STATUSES, type ApplicationStatus, type BoardQuery } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ListedQuestion, ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { applicantOfferNotFound } from '../applicant.errors.js';
import { ApplicantConditions } from './applicant-filters.js';
import { ApplicantFits } from './applicant-fits.js';
import { ApplicantLists } from './applicant-lists.js';
import { type ApplicantRow, applicantColumns, type StoredApplicant } from './applicant-row.js';

export interface BoardColumn {
  status: ApplicationStatus;
  total: number;
  cards: ApplicantRow[];
  /** Where it goes on. */
  next: string | null;
}

export interface ApplicantBoard {
  offer: KnownOffer;
  columns: BoardColumn[];
  questions: ListedQuestion[];
}

/** The applicants of an offer by status, the first of each column: the rest is read when somebody scrolls there. */
@Injectable()
export class ApplicantBoards {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly lists: ApplicantLists,
    private readonly conditions: ApplicantConditions,
    private readonly questions: ScreeningQuestions,
    private readonly fits: ApplicantFits,
  ) {}

  /** @throws DomainError APPLICANT_OFFER_NOT_FOUND, also where it is another company's */
  async find(companyId: number, offerId: number, asked: BoardQuery, memberId: number): Promise<ApplicantBoard> {
    await this.lists.requireOffer({ companyId, offerId });
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    if (offer === undefined) {
      throw applicantOfferNotFound();
    }
    const statuses = asked.status === undefined ? [...APPLICATION_STATUSES] : [asked.status];
    const condition = this.conditions.of({ companyId, offerId }, asked);
    const counts = await this.lists.count(condition);
    const cards = await this.fits.add(await this.cards(condition, statuses, asked, memberId), [offer]);
    const { questions } = await this.questions.of(offerId);
    const columns = statuses.map((status) => {
      const found = cards.filter((card) => card.status === status);
      const shown = found.slice(0, asked.rows);
      const last = shown.at(-1);
      const next = found.length > asked.rows && last ? `${last.appliedAt.getTime()}-${last.id}` : null;
      return { status, total: counts[status], cards: shown, next };
    });
    return { offer, columns, questions };
  }

  /** One more of each column than is shown says whether it goes on. */
  private cards(
    { sql, values }: { sql: string; values: unknown[] },
    statuses: ApplicationStatus[],
    { after, rows }: BoardQuery,
    memberId: number,
  ): Promise<StoredApplicant[]> {
    const place = (index: number): `$${number}` => `$${values.length + index}`;
    const [at = 0, id = 0] = (after ?? '').split('-').map(Number);
    const behind = after === undefined ? '' : `AND (a.applied_at, a.id) < (${place(4)}, ${place(5)})`;
    return this.database.query<StoredApplicant>(
      `SELECT ${applicantColumns(place(1))}
       FROM unnest(${place(2)}::text[]) AS board(status) CROSS JOIN LATERAL (
         SELECT * FROM job_application a WHERE ${sql} AND a.status = board.status ${behind}
         ORDER BY a.applied_at DESC, a.id DESC LIMIT ${place(3)}
       ) a ORDER BY a.applied_at DESC, a.id DESC`,
      [...values, memberId, statuses, rows + 1, ...(after === undefined ? [] : [new Date(at), id])],
    );
  }
}
