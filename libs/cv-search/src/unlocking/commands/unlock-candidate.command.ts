import type { CompanyMembership } from '@babelboard/companies/contract';
import { Command } from '@nestjs/cqrs';

/** Has a company learn who somebody is whom it found. Gives how many credits it has left; one that knows them already pays nothing. */
export class UnlockCandidate extends Command<{ accountId: number; paid: boolean; left: number }> {
  constructor(
    readonly member: CompanyMembership,
    /** By which the company knows them. */
    readonly handle: string,
  ) {
    super();
  }
}
