import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { EVERY_OFFER, readTerm, termRange } from '../domain/terms.js';
import { inGroup } from '../engines/postgres/counting/term-pairs.js';
import { SERVING_SCHEMA } from '../engines/postgres/index-tables.js';

/** How many offers of a company lists show. */
export interface CompanyCount {
  companyId: number;
  total: number;
  /** Those that ask for a language, by its id. */
  languages: Map<number, number>;
  /** Those in a country, by its id. */
  countries: Map<number, number>;
}

/** Counts the offers of all companies, by the PostgreSQL index, which is always kept. One walk over all offers: for who keeps the answer. */
@Injectable()
export class CompanyCounts {
  constructor(private readonly database: Database) {}

  async read(): Promise<CompanyCount[]> {
    const [firstCompany] = termRange('company');
    const rows = await this.database.query<{ companyId: number; term: number; n: number }>(
      `SELECT company - ${firstCompany} AS "companyId", term, count(*)::int AS n
       FROM ${SERVING_SCHEMA}.offer, unnest(terms) company, unnest(terms) term
       WHERE shown AND ${inGroup('company', 'company')}
         AND (term = ${EVERY_OFFER} OR ${inGroup('term', 'language')} OR ${inGroup('term', 'country')})
       GROUP BY company, term`,
    );
    const counts = new Map<number, CompanyCount>();
    for (const { companyId, term, n } of rows) {
      const count = counts.get(companyId) ?? { companyId, total: 0, languages: new Map(), countries: new Map() };
      counts.set(companyId, count);
      const { group, id } = readTerm(term);
      if (term === EVERY_OFFER) count.total = n;
      else if (group === 'language') count.languages.set(id, n);
      else count.countries.set(id, n);
    }
    return [...counts.values()];
  }
}
