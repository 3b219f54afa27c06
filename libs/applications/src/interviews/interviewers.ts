import { CompanyMembers } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface Interviewer {
  accountId: number;
  name: string;
}

/** Who of a company is told of an interview. */
@Injectable()
export class Interviewers {
  constructor(
    private readonly database: Database,
    private readonly members: CompanyMembers,
    private readonly accounts: Accounts,
  ) {}

  /** Those of `asked` who work there. Where none of them does any more, the owners have to know. */
  async working(companyId: number, asked: number[]): Promise<Interviewer[]> {
    const working = await this.members.among(this.database.dataSource.manager, companyId, asked);
    if (working.size === 0) {
      const members = await this.members.list(companyId);
      return members.filter(({ role }) => role === 'owner').map(({ accountId, name }) => ({ accountId, name }));
    }
    const names = await this.accounts.namesOf([...working]);
    return [...working].map((accountId) => ({ accountId, name: names.get(accountId) ?? '' }));
  }
}
