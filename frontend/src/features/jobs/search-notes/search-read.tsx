import { type JobListFilters, readFiltersOf, readWordsOf, withWordsInstead } from '@babelboard/job-paths';
import { Fragment } from 'react';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { SearchNote } from './search-note.js';

const LONGEST = 200;

/** Says, where the part of the page does, that words were read as the filters that stand there as chips, and leads to the list of the words: of each of several, and of all. */
export default function SearchRead({ hash, filters }: { hash: string; filters: JobListFilters }) {
  const t = useText();
  const read = readWordsOf(hash);
  // Longer than anybody types: the address is somebody else's.
  if (read === null || read.typed.length > LONGEST) return null;
  const left = readFiltersOf(filters, read);
  const each = left.map((one, at) => (
    <Fragment key={`${one.filter}:${one.value}`}>
      {at > 0 && ', '}
      <Link to={withWordsInstead(filters, read, one)}>
        <bdi>{one.words}</bdi>
      </Link>
    </Fragment>
  ));
  return (
    <SearchNote role="status">
      <Sentence text="list.read" parts={{ typed: <b dir="auto">{read.typed}</b> }} />{' '}
      {left.length > 1 && (
        <>
          <Sentence text="list.read-words" parts={{ words: each }} />{' '}
        </>
      )}
      <Link to={withWordsInstead(filters, read)}>{t('list.read-literal')}</Link>
    </SearchNote>
  );
}
