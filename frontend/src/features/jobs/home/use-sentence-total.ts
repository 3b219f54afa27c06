import type { JobListFilters } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { countJobs } from '../api/count-jobs.js';
import { readSentence } from './read-sentence.js';

const PAUSE_MS = 200;

/** What the sentence asks for, and how many offers it leads to as it stands; undefined until that is known, and where it names a place that nobody knows. */
export function useSentenceTotal(form: RefObject<HTMLFormElement | null>, facets: JobListResponse | undefined) {
  const [sentence, setSentence] = useState<Partial<JobListFilters>>({});
  const address = jobListPath(sentence);
  const [asked, setAsked] = useState(address);
  const read = useCallback(() => {
    if (form.current !== null) setSentence(readSentence(form.current, facets));
  }, [form, facets]);
  // A browser may have filled the fields in again before the page runs.
  useEffect(read, [read]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(address), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  const everything = address === jobListPath();
  const counted = useQuery({ ...countJobs(useApi(), asked), enabled: asked !== jobListPath() });
  const total = everything ? facets?.jobs.total_search : asked === address ? counted.data : undefined;
  return { sentence, read, total };
}
