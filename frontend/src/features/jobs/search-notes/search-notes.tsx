import type { JobListFilters } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';
import { CorrectedWords } from './corrected-words.js';
import { LeftOutWords } from './left-out-words.js';
import { SearchedAsWords } from './searched-as-words.js';

/** What is to be said of the words that were searched for. */
export default function SearchNotes({
  filters,
  found,
}: {
  filters: JobListFilters;
  found: JobListResponse | undefined;
}) {
  return (
    <>
      <SearchedAsWords filters={filters} />
      {found?.corrected && <CorrectedWords corrected={found.corrected} isEmpty={found.jobs.total_search === 0} />}
      {found !== undefined && found.left_out.length > 0 && <LeftOutWords words={found.left_out} />}
    </>
  );
}
