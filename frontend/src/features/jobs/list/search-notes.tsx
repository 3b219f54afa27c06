import './search-notes-texts.js';
import type { JobListFilters } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';
import { CorrectedWords } from './corrected-words.js';
import { SearchedAsWords } from './searched-as-words.js';

/** What is to be said of the words that were searched for. */
export default function SearchNotes({
  filters,
  corrected,
}: {
  filters: JobListFilters;
  corrected: JobListResponse['corrected'] | undefined;
}) {
  return (
    <>
      <SearchedAsWords filters={filters} />
      {corrected && <CorrectedWords corrected={corrected} />}
    </>
  );
}
