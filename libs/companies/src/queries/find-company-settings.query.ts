import { Query } from '@nestjs/cqrs';
import type { CompanyFacts } from '../domain/company-facts.js';
import type { ReplyRules } from '../domain/default-rules.js';

export interface CompanySettings {
  /** Of a company that came from an import, much is missing. */
  facts: { [K in keyof CompanyFacts]: K extends 'name' ? string : CompanyFacts[K] | null };
  rules: ReplyRules;
  /** The name that mails to strangers have until an operator has looked at the present one; null where nobody has to. */
  formerName: string | null;
}

/** What a company says of itself, and how it answers applicants. */
export class FindCompanySettings extends Query<CompanySettings> {
  constructor(readonly companyId: number) {
    super();
  }
}
