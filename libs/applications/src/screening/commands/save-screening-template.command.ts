import { Command } from '@nestjs/cqrs';
import type { ScreeningQuestionContent } from '../domain/screening-question-content.js';

/** Keeps questions under a name for the next offers of a company. */
export class SaveScreeningTemplate extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly name: string,
    readonly questions: ScreeningQuestionContent[],
  ) {
    super();
  }
}
