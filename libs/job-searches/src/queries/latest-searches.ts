import { type FiltersReading, furtherFilters, JobFiltersResolver, listHeading } from '@babelboard/job-lists/contract';
import { type JobListFilters, NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import { Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';

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
    const readings = await this.filters.resolveAll(rows.map(({ address }) => filtersOf(address)));
    return rows.map((row, index) => {
      const { resolved } = readings[index] as FiltersReading;
      return { ...row, name: listHeading(resolved, language), further: furtherFilters(resolved.filters) };
    });
  }
}

function filtersOf(address: string): JobListFilters {
  const [path = '', search = ''] = address.split('?');
  return readJobListAddress(path, search) ?? NO_JOB_FILTERS;
}
