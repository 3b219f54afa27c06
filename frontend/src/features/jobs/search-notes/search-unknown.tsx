import { type JobListFilters, readUnknownInPath, type UnknownInPath, writeJobListAddress } from '@babelboard/job-paths';
import { useQuery } from '@tanstack/react-query';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { readable } from '../filters/filter-names.js';
import { findSuggestions } from '../search-box/find-suggestions.js';
import { SearchNote } from './search-note.js';

interface SearchUnknownProps {
  /** Part of the page, which may say what is unknown. */
  hash: string;
  /** Of the list that stands there instead, as `address` names it. */
  filters: JobListFilters;
  address: string;
}

/** As the API has them. */
const LONGEST_NAME = 120;

/** Says, where the part of the page does, which place or language of the address nobody knows, and leads on with all that was asked for beside it. */
export default function SearchUnknown({ hash, filters, address }: SearchUnknownProps) {
  const unknown = readUnknownInPath(hash, filters);
  return unknown === null || unknown.name.length > LONGEST_NAME ? null : (
    <Unknown unknown={unknown} address={address} />
  );
}

function Unknown({ unknown: { of, name, asked }, address }: { unknown: UnknownInPath; address: string }) {
  const t = useText();
  const { data, isLoading } = useQuery(findSuggestions(readable(name)));
  const nearest = (of === 'location' ? data?.places : data?.languages)?.[0];
  const known = asked[of].filter((slug) => slug !== name);
  const rest = writeJobListAddress({ ...asked, [of]: known });
  const meant = nearest === undefined ? null : writeJobListAddress({ ...asked, [of]: [...known, nearest.slug] });
  if (isLoading) return null;
  if (nearest !== undefined && meant === address) {
    return (
      <SearchNote role="status">
        <Sentence
          text={of === 'location' ? 'list.corrected-location' : 'list.corrected-language'}
          parts={{ name: readable(name), meant: <b>{nearest.name}</b> }}
        />{' '}
        <Link to={rest}>{t('list.without')}</Link>
      </SearchNote>
    );
  }
  return (
    <SearchNote role="status">
      <Sentence
        text={of === 'location' ? 'list.unknown-location' : 'list.unknown-language'}
        parts={{ name: readable(name) }}
      />{' '}
      {nearest !== undefined && meant !== null && (
        <>
          <Sentence
            text="list.nearest"
            parts={{
              name: (
                <Link to={meant}>
                  <bdi>{nearest.name}</bdi>
                </Link>
              ),
            }}
          />{' '}
        </>
      )}
      {rest !== address && <Link to={rest}>{t('list.keep-the-rest')}</Link>}
    </SearchNote>
  );
}
