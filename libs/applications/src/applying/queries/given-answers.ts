import { SummariseOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { GivenAnswer } from '../../screening/domain/screening-question-content.js';

/** What somebody answered to a question of an offer that they applied to. */
export interface AnswerGiven {
  questionId: number;
  question: string;
  answer: GivenAnswer;
  offerId: number;
  offerTitle: string;
  answeredAt: Date;
}

const MOST = 20;

/** Reads what candidates answered to companies' questions. */
@Injectable()
export class GivenAnswers {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** The last twenty: those of the latest application first, in the order in which they were asked. */
  async last(accountId: number): Promise<AnswerGiven[]> {
    const rows = await this.database.query<Omit<AnswerGiven, 'offerTitle'>>(
      `SELECT q.id AS "questionId", q.text AS question, given.answer, application.offer_id AS "offerId",
              application.applied_at AS "answeredAt"
       FROM job_application application
       JOIN application_answer given ON given.application_id = application.id
       JOIN screening_question q ON q.id = given.question_id
       WHERE application.account_id = $1
       ORDER BY application.applied_at DESC, application.id DESC, q.position NULLS LAST, q.id LIMIT ${MOST}`,
      [accountId],
    );
    if (rows.length === 0) {
      return [];
    }
    const offers = await this.queries.execute(new SummariseOffers([...new Set(rows.map(({ offerId }) => offerId))]));
    const titles = new Map(offers.map(({ id, title }) => [id, title]));
    return rows.map((row) => ({ ...row, offerTitle: titles.get(row.offerId) ?? '' }));
  }
}
