import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { CompanyState } from '../entities/company.entity.js';
import type { MemberRole } from '../entities/company-member.entity.js';

export interface CompanyMembership {
  companyId: number;
  companyName: string;
  companyState: CompanyState;
  role: MemberRole;
}

/** Tells edges and siblings for which company somebody works. */
@Injectable()
export class CompanyMembers {
  constructor(private readonly database: Database) {}

  /** Null for an account that works for none. */
  async find(accountId: number): Promise<CompanyMembership | null> {
    const [row] = await this.database.query<CompanyMembership>(
      `SELECT company.id AS "companyId", company.name AS "companyName", company.state AS "companyState", role
       FROM company_member JOIN company ON company.id = company_id WHERE account_id = $1`,
      [accountId],
    );
    return row ?? null;
  }
}
