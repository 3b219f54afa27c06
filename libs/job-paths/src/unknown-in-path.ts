import { type JobListFilters, NO_JOB_FILTERS } from './job-list-filters.js';
import { writeJobListAddress } from './write-job-list-address.js';

/** A place or a language in the path of a list that nobody knows. */
export interface UnknownInPath {
  of: 'location' | 'language';
  name: string;
  /** All that was asked for, the unknown name included. */
  asked: JobListFilters;
}

/**
 * The address of all offers, for a list whose path names what nobody knows. Its filters are gone, the words that were searched for stay;
 * the part of the page says what is unknown and keeps the rest, so that nobody has to choose it again.
 */
export function allOffersInstead({ of, name, asked }: UnknownInPath): string {
  return listInstead({ ...NO_JOB_FILTERS, keywords: asked.keywords }, { of, name, asked });
}

/**
 * The address of the list that somebody most likely means who typed a name that nobody knows: `nearest` takes its place, or nothing, and all
 * else stays. The part of the page says what is unknown.
 */
export function nearestInstead({ of, name, asked }: UnknownInPath, nearest: string | null): string {
  const known = asked[of].filter((one) => one !== name);
  return listInstead({ ...asked, [of]: nearest === null ? known : [...known, nearest] }, { of, name, asked });
}

function listInstead(shown: JobListFilters, { of, name, asked }: UnknownInPath): string {
  const part = new URLSearchParams({ unknown: of, name });
  const wanted = writeJobListAddress({ ...asked, from: 0, job: null, autoApply: false });
  if (wanted !== writeJobListAddress({ ...shown, [of]: [name] })) part.set('asked', wanted);
  return `${writeJobListAddress(shown)}#${part}`;
}
