import { HeldOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { checkQuestions } from '../domain/check-questions.js';
import { lockScreeningList } from '../entities/lock-screening-list.js';
import { ScreeningQuestion } from '../entities/screening-question.entity.js';
import { screeningChanged, screeningOfferNotFound } from '../screening.errors.js';
import { type QuestionToSet, SetScreeningQuestions } from './set-screening-questions.command.js';

@CommandHandler(SetScreeningQuestions)
export class SetScreeningQuestionsHandler implements ICommandHandler<SetScreeningQuestions> {
  constructor(
    private readonly database: Database,
    private readonly offers: HeldOffers,
  ) {}

  /** @throws DomainError SCREENING_OFFER_NOT_FOUND, SCREENING_CHANGED, or what may not be asked (`checkQuestions`) */
  async execute({ companyId, offerId, questions, version }: SetScreeningQuestions): Promise<void> {
    await checkQuestions(questions);
    await this.database.transaction(async (tx) => {
      if ((await this.offers.hold(tx, offerId))?.companyId !== companyId) {
        throw screeningOfferNotFound();
      }
      const list = await lockScreeningList(tx, offerId);
      if (version !== null && version !== list.version) {
        throw screeningChanged();
      }
      const asked = await tx.findBy(ScreeningQuestion, { offerId });
      const listed = asked.filter(({ position }) => position !== null);
      const answered = await answeredAmong(tx, listed);
      const kept = new Set<number>();
      for (const [position, question] of questions.entries()) {
        const before = listed.find(({ id }) => id === question.id && !kept.has(id));
        const row = this.place(offerId, position, question, before, answered);
        if (row.id !== undefined) {
          kept.add(row.id);
        }
        await tx.save(row);
      }
      for (const question of listed.filter(({ id }) => !kept.has(id))) {
        question.retire();
        await (answered.has(question.id) ? tx.save(question) : tx.remove(question));
      }
      list.version += 1;
      await tx.save(list);
    });
  }

  /** The row that says it from now on: the one before where it says the same or nobody has answered it, else a new version. */
  private place(
    offerId: number,
    position: number,
    content: QuestionToSet,
    before: ScreeningQuestion | undefined,
    answered: ReadonlySet<number>,
  ): ScreeningQuestion {
    if (before === undefined || (!before.says(content) && answered.has(before.id))) {
      return ScreeningQuestion.ask(offerId, position, content, before);
    }
    before.rephrase(content);
    before.moveTo(position);
    return before;
  }
}

async function answeredAmong(tx: EntityManager, questions: readonly ScreeningQuestion[]): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }[]>(
    `SELECT id FROM unnest($1::int[]) AS asked(id)
     WHERE EXISTS (SELECT FROM application_answer WHERE question_id = asked.id)`,
    [questions.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}
