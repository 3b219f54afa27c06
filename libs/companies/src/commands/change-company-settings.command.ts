import { Command } from '@nestjs/cqrs';
import type { CompanyFacts } from '../domain/company-facts.js';
import type { ReplyRules } from '../domain/default-rules.js';

/** Changes what a company says of itself and how it answers; what is absent stays. */
export class ChangeCompanySettings extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly ownerId: number,
    readonly facts: Partial<CompanyFacts>,
    readonly rules: Partial<ReplyRules>,
  ) {
    super();
  }
}
