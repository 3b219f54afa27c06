import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** What other contexts show of a company. */
export interface CompanyCard {
  id: number;
  slug: string;
  name: string;
  tagline: string | null;
  website: string | null;
}

/** Reads about companies for sibling contexts. */
@Injectable()
export class CompanyDirectory {
  constructor(private readonly database: Database) {}

  /** Cards by company id; unknown ids are left out. */
  async cards(ids: number[]): Promise<Map<number, CompanyCard>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await this.database.query<CompanyCard>(
      'SELECT id, slug, name, tagline, website FROM company WHERE id = ANY ($1)',
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Those of the companies that are suspended. */
  async suspendedAmong(ids: number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT id FROM company WHERE id = ANY ($1) AND suspended_at IS NOT NULL',
      [[...new Set(ids)]],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
