import { LONGEST_SEARCH_NAME, type PeopleResponse, type SavedPeopleSearch } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { useFilterNames } from '../list/use-filter-names.js';
import { type PeopleAsked, readPeopleAddress } from '../people-address.js';

/** Gives what a search asks for, in words, the typed ones first; none where it asks for nothing. */
export function useSearchWords(): (asked: PeopleAsked, chosen: PeopleResponse['chosen']) => string[] {
  const filterNames = useFilterNames();
  return (asked, chosen) => {
    const filters = filterNames(asked, chosen).map(({ name }) => name);
    return [asked.what, asked.where, ...filters].filter((word) => word !== '');
  };
}

/** Gives the name that a search may have while nobody has said a better one. */
export function useProposedName(): (asked: PeopleAsked, chosen: PeopleResponse['chosen']) => string {
  const t = useText();
  const wordsOf = useSearchWords();
  return (asked, chosen) => {
    const name = wordsOf(asked, chosen).join(', ').slice(0, LONGEST_SEARCH_NAME);
    return name === '' ? t('people.everybody-saved') : name;
  };
}

/** What a saved search asks for. */
export function askedBy({ query }: Pick<SavedPeopleSearch, 'query'>): PeopleAsked {
  return readPeopleAddress(undefined, new URLSearchParams(query));
}
