import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CompanyState } from '../entities/company.entity.js';
import type { MemberRole } from '../entities/company-member.entity.js';

export interface CompanyMembership {
  accountId: number;
  companyId: number;
  companyName: string;
  companyState: CompanyState;
  /** Its offers are not shown, and nothing new may be done. */
  suspended: boolean;
  /** Whether files of its applicants may be taken away. */
  mayExport: boolean;
  role: MemberRole;
}

/** A member as the others of the company see them. */
export interface ListedMember {
  accountId: number;
  name: string;
  email: string;
  role: MemberRole;
  joinedAt: Date;
}

/** Tells edges and siblings for which company somebody works. */
@Injectable()
export class CompanyMembers {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** Who works for a company, those first who have been there longest. */
  async list(companyId: number): Promise<ListedMember[]> {
    const rows = await this.database.query<Pick<ListedMember, 'accountId' | 'role' | 'joinedAt'>>(
      `SELECT account_id AS "accountId", role, joined_at AS "joinedAt" FROM company_member
       WHERE company_id = $1 ORDER BY joined_at, account_id`,
      [companyId],
    );
    const people = await this.accounts.findAll(rows.map(({ accountId }) => accountId));
    return rows.flatMap((row) => {
      const person = people.get(row.accountId);
      return person === undefined
        ? []
        : [{ ...row, name: `${person.firstName} ${person.lastName}`.trim(), email: person.email }];
    });
  }

  /** Those of the accounts that work for the company; within the transaction that depends on it. */
  async among(tx: EntityManager, companyId: number, accountIds: readonly number[]): Promise<Set<number>> {
    const rows = await tx.query<{ id: number }[]>(
      'SELECT account_id AS id FROM company_member WHERE company_id = $1 AND account_id = ANY ($2)',
      [companyId, accountIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Null for an account that works for none. */
  async find(
    accountId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<CompanyMembership | null> {
    const [row] = await tx.query<CompanyMembership[]>(
      `SELECT account_id AS "accountId", company.id AS "companyId", company.name AS "companyName",
              company.state AS "companyState", company.suspended_at IS NOT NULL AS suspended,
              company.suspended_at IS NULL OR company.may_export AS "mayExport", role
       FROM company_member JOIN company ON company.id = company_id WHERE account_id = $1`,
      [accountId],
    );
    return row ?? null;
  }
}
