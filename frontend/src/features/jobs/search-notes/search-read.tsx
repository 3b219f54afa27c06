import { type JobListFilters, NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { SearchNote } from './search-note.js';

/** Says that words were read as the filters that stand there as chips, and leads to the list of the words. */
export default function SearchRead({ typed, filters }: { typed: string; filters: JobListFilters }) {
  const t = useText();
  const { minisite } = filters;
  const words = { minisite, keywords: [typed], literal: true };
  return (
    <SearchNote role="status">
      <Sentence text="list.read" parts={{ typed: <b dir="auto">{typed}</b> }} />{' '}
      <Link to={writeJobListAddress({ ...NO_JOB_FILTERS, ...words })}>{t('list.read-literal')}</Link>
    </SearchNote>
  );
}
