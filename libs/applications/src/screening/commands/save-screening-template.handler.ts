import { Database } from '@babelboard/platform';
import { MOST_SCREENING_TEMPLATES } from '@babelboard/wire';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkQuestions } from '../domain/check-questions.js';
import { ScreeningTemplate } from '../entities/screening-template.entity.js';
import { tooManyScreeningTemplates } from '../screening.errors.js';
import { SaveScreeningTemplate } from './save-screening-template.command.js';

@CommandHandler(SaveScreeningTemplate)
export class SaveScreeningTemplateHandler implements ICommandHandler<SaveScreeningTemplate> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError TOO_MANY_SCREENING_TEMPLATES, or what may not be asked (`checkQuestions`) */
  async execute({ companyId, name, questions }: SaveScreeningTemplate): Promise<void> {
    await checkQuestions(questions);
    await this.database.transaction(async (tx) => {
      // Whoever saves one at the same time waits here, and counts this one.
      await tx.find(ScreeningTemplate, {
        where: { companyId },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if ((await tx.countBy(ScreeningTemplate, { companyId })) >= MOST_SCREENING_TEMPLATES) {
        throw tooManyScreeningTemplates(MOST_SCREENING_TEMPLATES);
      }
      await tx.save(ScreeningTemplate.save(companyId, name, questions));
    });
  }
}
