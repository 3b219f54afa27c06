import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DEFAULT_RULES, type ReplyRules } from '../domain/default-rules.js';
import { CompanyRules } from '../entities/company-rules.entity.js';

/** Tells siblings how companies answer applicants. */
@Injectable()
export class CompanyRulesReader {
  constructor(private readonly database: Database) {}

  async of(companyId: number, tx: EntityManager = this.database.dataSource.manager): Promise<ReplyRules> {
    return (await tx.findOneBy(CompanyRules, { companyId })) ?? DEFAULT_RULES;
  }

  /** By company; every one of the ids is there. */
  async ofAll(
    companyIds: readonly number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Map<number, ReplyRules>> {
    const kept = await tx.findBy(CompanyRules, { companyId: In([...companyIds]) });
    const rules = new Map<number, ReplyRules>(companyIds.map((id) => [id, DEFAULT_RULES]));
    return kept.reduce((all, one) => all.set(one.companyId, one), rules);
  }
}
