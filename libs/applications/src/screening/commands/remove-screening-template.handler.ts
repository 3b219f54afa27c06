import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScreeningTemplate } from '../entities/screening-template.entity.js';
import { screeningTemplateNotFound } from '../screening.errors.js';
import { RemoveScreeningTemplate } from './remove-screening-template.command.js';

@CommandHandler(RemoveScreeningTemplate)
export class RemoveScreeningTemplateHandler implements ICommandHandler<RemoveScreeningTemplate> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError SCREENING_TEMPLATE_NOT_FOUND */
  async execute({ companyId, templateId }: RemoveScreeningTemplate): Promise<void> {
    const { affected } = await this.database.dataSource.manager.delete(ScreeningTemplate, {
      id: templateId,
      companyId,
    });
    if (affected !== 1) {
      throw screeningTemplateNotFound();
    }
  }
}
