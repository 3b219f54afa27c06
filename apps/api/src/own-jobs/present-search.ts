import type { ListedSearch } from '@babelboard/job-searches';
import type { LatestSearchesResponse } from '@babelboard/wire';

/** A list that was looked at, as the wire has it. */
export function presentSearch({
  id,
  address,
  name,
  further,
  searchedAt,
}: ListedSearch): LatestSearchesResponse['data'][number] {
  return { id, path: address, name, more_filters: further, searched_at: searchedAt.toISOString() };
}
