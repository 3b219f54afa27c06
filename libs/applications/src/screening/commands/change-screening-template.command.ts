import { Command } from '@nestjs/cqrs';
import type { ScreeningQuestionContent } from '../domain/screening-question-content.js';

/** Changes name or questions of a template; offers that took it before stay as they are. */
export class ChangeScreeningTemplate extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly templateId: number,
    readonly changes: { name?: string; questions?: ScreeningQuestionContent[] },
  ) {
    super();
  }
}
