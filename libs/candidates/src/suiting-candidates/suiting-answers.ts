import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { ToldCrowds } from './domain/told-crowds.js';

/** What companies were told today: bands, and nobody's name or number. */
@Injectable()
export class SuitingAnswers {
  constructor(private readonly database: Database) {}

  /** Null where the company has not asked that today. @param day `YYYY-MM-DD` */
  async find(companyId: number, day: string, question: string): Promise<ToldCrowds | null> {
    const [row] = await this.database.query<{ answer: ToldCrowds }>(
      'SELECT answer FROM suiting_answer WHERE company_id = $1 AND day = $2 AND question = $3',
      [companyId, day, question],
    );
    return row?.answer ?? null;
  }

  /** Keeps it until the company asks on another day. Gives the one that was first, where two asked the same at once. */
  async keep(companyId: number, day: string, question: string, answer: ToldCrowds): Promise<ToldCrowds> {
    await this.database.query('DELETE FROM suiting_answer WHERE company_id = $1 AND day <> $2', [companyId, day]);
    await this.database.query(
      `INSERT INTO suiting_answer (company_id, day, question, answer) VALUES ($1, $2, $3, $4::jsonb) ON CONFLICT DO NOTHING`,
      [companyId, day, question, JSON.stringify(answer)],
    );
    return (await this.find(companyId, day, question)) ?? answer;
  }
}
