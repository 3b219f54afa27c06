import { Command } from '@nestjs/cqrs';
import type { ScreeningQuestionContent } from '../domain/screening-question-content.js';

/** A question as it shall be; `id` of the one that it was, null for a new one. */
export interface QuestionToSet extends ScreeningQuestionContent {
  id: number | null;
}

/** Sets the whole ordered list of an offer's questions. */
export class SetScreeningQuestions extends Command<void> {
  /** @param version that was read; null where nobody cares what stood there */
  constructor(
    readonly companyId: number,
    readonly offerId: number,
    readonly questions: readonly QuestionToSet[],
    readonly version: number | null,
  ) {
    super();
  }
}
