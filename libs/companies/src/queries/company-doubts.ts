import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { CompanyState } from '../entities/company.entity.js';

/** A company with a new name that nobody has looked at. */
export interface RenamedCompany {
  id: number;
  slug: string;
  name: string;
  formerName: string;
}

/** Companies that registered with one VAT id: branches of one house, or somebody who poses as another. */
export interface SharedVatId {
  vatId: string;
  companies: { id: number; slug: string; name: string; state: CompanyState; suspended: boolean; createdAt: Date }[];
}

interface Sharing {
  vatId: string;
  companies: (Omit<SharedVatId['companies'][number], 'createdAt'> & { createdAt: string })[];
}

/** Tells operators at which companies to look. */
@Injectable()
export class CompanyDoubts {
  constructor(private readonly database: Database) {}

  /** Whose new name waits for somebody's look, those with the lowest id first. */
  renamed(limit: number): Promise<RenamedCompany[]> {
    return this.database.query(
      `SELECT id, slug, name, former_name AS "formerName" FROM company WHERE former_name IS NOT NULL ORDER BY id LIMIT $1`,
      [limit],
    );
  }

  /** Companies that share a VAT id; the id first that was registered again last. */
  async sharedVatIds(limit: number): Promise<SharedVatId[]> {
    const rows = await this.database.query<Sharing>(
      `SELECT vat_id AS "vatId", json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'state', state,
         'suspended', suspended_at IS NOT NULL, 'createdAt', created_at) ORDER BY created_at, id) AS companies
       FROM company WHERE vat_id IS NOT NULL GROUP BY vat_id HAVING count(*) > 1 ORDER BY max(created_at) DESC, vat_id LIMIT $1`,
      [limit],
    );
    return rows.map(({ vatId, companies }) => ({
      vatId,
      companies: companies.map((company) => ({ ...company, createdAt: new Date(company.createdAt) })),
    }));
  }
}
