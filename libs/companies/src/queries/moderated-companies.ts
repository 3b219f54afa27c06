import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { companyNameKey } from '../domain/company-name.js';
import type { CompanyState } from '../entities/company.entity.js';

/** A company as operators look at it. */
export interface ModeratedCompany {
  id: number;
  name: string;
  state: CompanyState;
  suspended: boolean;
  vatId: string | null;
  website: string | null;
  createdAt: Date;
  members: number;
  /** What mails to strangers call it until somebody has looked at its new name; null where that is not new. */
  formerName: string | null;
  /** How many others registered with its VAT id. */
  sharing: number;
}

const SELECTED = `SELECT company.id, name, state, suspended_at IS NOT NULL AS suspended, vat_id AS "vatId", website,
    company.created_at AS "createdAt", former_name AS "formerName",
    (SELECT count(*)::int FROM company_member WHERE company_id = company.id) AS members,
    (SELECT count(*)::int FROM company AS other WHERE other.vat_id = company.vat_id AND other.id <> company.id) AS sharing
  FROM company`;

const GREATEST_ID = 2_147_483_647;

/** Reads companies for whoever runs the board, whatever their state. */
@Injectable()
export class ModeratedCompanies {
  constructor(private readonly database: Database) {}

  /** Those with this number, VAT id or slug, or whose name has words that begin so; the latest first. */
  find(typed: string, limit: number): Promise<ModeratedCompany[]> {
    const id = /^\d+$/.test(typed) && Number(typed) <= GREATEST_ID ? Number(typed) : null;
    const key = companyNameKey(typed).replace(/[\\%_]/g, '\\$&');
    return this.database.query<ModeratedCompany>(
      `${SELECTED} WHERE company.id = $1 OR vat_id = upper(replace($2, ' ', '')) OR slug = lower($2)
          OR ($1::int IS NULL AND ' ' || name_key LIKE '% ' || $3 || '%')
       ORDER BY company.id DESC LIMIT $4`,
      [id, typed, key, limit],
    );
  }

  /** By id, the lowest first; unknown ones are left out. */
  among(ids: readonly number[]): Promise<ModeratedCompany[]> {
    return this.database.query<ModeratedCompany>(`${SELECTED} WHERE company.id = ANY ($1) ORDER BY company.id`, [ids]);
  }
}
