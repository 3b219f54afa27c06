import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { ScreeningTemplate } from '../entities/screening-template.entity.js';

/** The templates of a company. */
@Injectable()
export class ScreeningTemplates {
  constructor(private readonly database: Database) {}

  of(companyId: number): Promise<ScreeningTemplate[]> {
    return this.database.dataSource.manager.find(ScreeningTemplate, {
      where: { companyId },
      order: { name: 'ASC', id: 'ASC' },
    });
  }
}
