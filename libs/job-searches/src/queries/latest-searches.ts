import { JobFiltersResolver, listHeading } from '@babelboard/job-lists/contract';
import { NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import { Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { furtherFilters } from '../domain/further-filters.js';

export interface ListedSearch {
  id: number;
  /** Path and query. */
  address: string;
  /** As the list is headed: "Nurse jobs in Cologne". */
  name: string;
  /** Filters that the name does not tell of. */
  further: number;
  searchedAt: Date;
}

interface Row {
  id: number;
  address: string;
  searchedAt: Date;
}

/** What a candidate has searched for lately, named in the language of who reads. */
@Injectable()
export class LatestSearches {
  constructor(
    private readonly database: Database,
    private readonly filters: JobFiltersResolver,
  ) {}

  /** The newest first. */
  async list(accountId: number, language: UiLanguage): Promise<ListedSearch[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, address, searched_at AS "searchedAt" FROM latest_search WHERE account_id = $1
       ORDER BY searched_at DESC, id DESC`,
      [accountId],
    );
    return Promise.all(rows.map((row) => this.named(row, language)));
  }

  private async named(row: Row, language: UiLanguage): Promise<ListedSearch> {
    const [path = '', search = ''] = row.address.split('?');
    const { resolved } = await this.filters.resolve(readJobListAddress(path, search) ?? NO_JOB_FILTERS, null);
    return { ...row, name: listHeading(resolved, language), further: furtherFilters(resolved.filters) };
  }
}
