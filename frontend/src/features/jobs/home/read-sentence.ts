import type { JobListFilters } from '@babelboard/job-paths';
import type { JobListResponse } from '@babelboard/wire';

type Places = Pick<JobListResponse, 'countries' | 'cities'>;

/** What the sentence on the home page asks for; a place that is known goes by its slug, any other as it was typed. */
export function readSentence(form: HTMLFormElement, places: Places | undefined): Partial<JobListFilters> {
  const data = new FormData(form);
  const words = (name: string) => [String(data.get(name) ?? '').trim()].filter((value) => value !== '');
  return {
    keywords: words('keywords'),
    location: words('location').map((name) => slugOf(name, places)),
    language: [...new Set(data.getAll('language').map(String))].filter((slug) => slug !== ''),
  };
}

/** The slug of a place by its name, countries first; the name itself where no facet has it. */
export function slugOf(name: string, places: Places | undefined): string {
  const entries = [...(places?.countries.data ?? []), ...(places?.cities.data ?? [])];
  return entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.slug ?? name;
}
