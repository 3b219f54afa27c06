import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkQuestions } from '../domain/check-questions.js';
import { ScreeningTemplate } from '../entities/screening-template.entity.js';
import { screeningTemplateNotFound } from '../screening.errors.js';
import { ChangeScreeningTemplate } from './change-screening-template.command.js';

@CommandHandler(ChangeScreeningTemplate)
export class ChangeScreeningTemplateHandler implements ICommandHandler<ChangeScreeningTemplate> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError SCREENING_TEMPLATE_NOT_FOUND, or what may not be asked (`checkQuestions`) */
  async execute({ companyId, templateId, changes }: ChangeScreeningTemplate): Promise<void> {
    await checkQuestions(changes.questions ?? []);
    await this.database.transaction(async (tx) => {
      const template = await tx.findOne(ScreeningTemplate, {
        where: { id: templateId, companyId },
        lock: { mode: 'pessimistic_write' },
      });
      if (template === null) {
        throw screeningTemplateNotFound();
      }
      template.change(changes);
      await tx.save(template);
    });
  }
}
