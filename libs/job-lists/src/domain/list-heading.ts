import { isolatedWords } from '@babelboard/texts';
import { listWords } from '../texts/list-words.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

/** What a list holds, in words: "Remote Country Based jobs in Cologne for French, German speakers". */
export function listHeading({
  filters,
  skill,
  company,
  cities,
  countries,
  languages,
  remote,
}: ResolvedJobFilters): string {
  const places = [...cities, ...countries].map(({ name }) => name);
  const keywords = [...filters.keywords, ...(skill ? [skill.name] : [])].map(isolatedWords);
  const kinds = remote.map((mode) => listWords.remote[mode]);
  const what = keywords.length > 0 ? listWords.keywords(keywords.join(', ')) : listWords.jobs;
  const where = places.length > 0 ? listWords.places(places.join(', ')) : listWords.everywhere;
  const parts = [
    kinds.length > 0 ? `${kinds.join(', ')} ${keywords.length > 0 ? what : what.toLowerCase()}` : what,
    company ? listWords.company(isolatedWords(company.name)) : where,
    ...(company && places.length > 0 ? [where] : []),
    ...(languages.length > 0 ? [listWords.languages(languages.map(({ name }) => name).join(', '))] : []),
  ];
  const heading = parts.join(' ');
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}
