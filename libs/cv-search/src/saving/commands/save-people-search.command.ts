import type { CompanyMembership } from '@babelboard/companies/contract';
import { Command } from '@nestjs/cqrs';

/** Keeps a search for people for the company of a member. */
export class SavePeopleSearch extends Command<void> {
  constructor(
    readonly member: Pick<CompanyMembership, 'companyId' | 'accountId'>,
    readonly name: string,
    /** In its one form (`canonicalPeopleQuery`). */
    readonly query: string,
  ) {
    super();
  }
}
