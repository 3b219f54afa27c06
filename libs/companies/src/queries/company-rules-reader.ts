import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_RULES, type ReplyRules } from '../domain/default-rules.js';
import { CompanyRules } from '../entities/company-rules.entity.js';

/** Tells siblings how companies answer applicants. */
@Injectable()
export class CompanyRulesReader {
  constructor(private readonly database: Database) {}

  async of(companyId: number, tx: EntityManager = this.database.dataSource.manager): Promise<ReplyRules> {
    return (await tx.findOneBy(CompanyRules, { companyId })) ?? DEFAULT_RULES;
  }
}
