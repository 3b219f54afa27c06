import type { JobListFilters } from './job-list-filters.js';
import { readJobListAddress } from './read-job-list-address.js';
import type { UnknownInPath } from './unknown-in-path.js';

/** Reads the part of a page that `allOffersInstead` or `nearestInstead` wrote; null for any other. */
export function readUnknownInPath(hash: string, filters: JobListFilters): UnknownInPath | null {
  const part = new URLSearchParams(hash.slice(1));
  const [of, name] = [part.get('unknown'), part.get('name')];
  if ((of !== 'location' && of !== 'language') || name === null || name === '') return null;
  const [path = '', search = ''] = (part.get('asked') ?? '').split('?');
  return { of, name, asked: readJobListAddress(path, search) ?? { ...filters, [of]: [name] } };
}
