import { HeldOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GivenAnswer, ScreeningQuestionContent } from '../domain/screening-question-content.js';
import { screeningOfferNotFound } from '../screening.errors.js';

/** A question of the list of an offer. */
export interface ListedQuestion extends ScreeningQuestionContent {
  id: number;
  /** How many have answered it. */
  answers: number;
}

export interface QuestionList {
  questions: ListedQuestion[];
  version: number;
}

/** A wording in which something is or was asked, by one or several versions of a question. */
export interface AskedWording {
  ids: number[];
  text: string;
}

/** A question as it was asked, with what one application answered. */
export interface QuestionAnswered extends ScreeningQuestionContent {
  id: number;
  answer: GivenAnswer;
  meets: boolean | null;
}

const CONTENT = 'q.id, q.type, q.text, q.options, q.required, q.knock_out AS "knockOut", q.wanted';

/** Reads the questions of offers, for their companies and for whoever applies. */
@Injectable()
export class ScreeningQuestions {
  constructor(
    private readonly database: Database,
    private readonly offers: HeldOffers,
  ) {}

  /** For the company. @throws DomainError SCREENING_OFFER_NOT_FOUND, also where it is another's */
  async ofCompany(companyId: number, offerId: number): Promise<QuestionList> {
    if ((await this.offers.look(offerId))?.companyId !== companyId) {
      throw screeningOfferNotFound();
    }
    return this.of(offerId);
  }

  async of(offerId: number, tx: EntityManager = this.database.dataSource.manager): Promise<QuestionList> {
    // The version first: who reads while they change has an older one, and is told so, instead of a newer one than was read.
    const [list] = await tx.query<{ version: number }[]>('SELECT version FROM screening_list WHERE offer_id = $1', [
      offerId,
    ]);
    const questions = await tx.query<ListedQuestion[]>(
      `SELECT ${CONTENT}, (SELECT count(*)::int FROM application_answer WHERE question_id = q.id) AS answers
       FROM screening_question q WHERE offer_id = $1 AND position IS NOT NULL ORDER BY position`,
      [offerId],
    );
    return { questions, version: list?.version ?? 0 };
  }

  /** All that was ever asked and has answers, or is asked now: those of the list first, then what has left it. */
  wordings(offerId: number): Promise<AskedWording[]> {
    return this.database.query<AskedWording>(
      `SELECT array_agg(id ORDER BY id DESC) AS ids, text FROM screening_question WHERE offer_id = $1
       GROUP BY text ORDER BY min(position) NULLS LAST, max(id) DESC`,
      [offerId],
    );
  }

  /** What one application answered, in the order of the questions. */
  answered(applicationId: number): Promise<QuestionAnswered[]> {
    return this.database.query<QuestionAnswered>(
      `SELECT ${CONTENT}, a.answer, a.meets FROM application_answer a JOIN screening_question q ON q.id = a.question_id
       WHERE a.application_id = $1 ORDER BY q.position NULLS LAST, q.id`,
      [applicationId],
    );
  }
}
