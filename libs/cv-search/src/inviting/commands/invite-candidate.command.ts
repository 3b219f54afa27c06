import type { CompanyMembership } from '@babelboard/companies/contract';
import { Command } from '@nestjs/cqrs';

/** Asks somebody whom a company found, or knows, whether one of its offers is for them. */
export class InviteCandidate extends Command<void> {
  constructor(
    readonly member: CompanyMembership,
    /** By which the company knows them. */
    readonly handle: string,
    readonly offerId: number,
    readonly message: string,
  ) {
    super();
  }
}
