import type { JobListFilters } from './job-list-filters.js';
import { readJobListPath } from './read-job-list-path.js';
import { isRemoteLocation, remoteWord } from './remote-word.js';

/** As the API has them; longer values mean nothing. */
const LONGEST = { keywords: 200, location: 120, language: 60, language_level: 80 } as const;
/** As the API has them; of more the first ones count. */
const MOST_KEYWORDS = 10;
const MOST_VALUES = 50;
/** Kilometres, as the API has them: a wider circle would be half of Europe's towns. */
const RADII = [10, 25, 50, 100];

/**
 * Reads the address of a list of offers: its path and its query string (with or without `?`). It knows how addresses are
 * built, not which places and languages there are, so slugs come as they are spelled. Values of the path and of the query add up; the
 * query's `_from` wins over the path's page; what the query has beyond that, or in a wrong form, is left out. Never throws.
 * Gives null where the path is none of a list.
 */
export function readJobListAddress(path: string, search: string): JobListFilters | null {
  const inPath = readJobListPath(path);
  if (inPath === null) {
    return null;
  }
  const query = new URLSearchParams(search);
  const words = (name: string, longest: number) =>
    query
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '' && value.length <= longest)
      .slice(0, name === 'keywords' ? MOST_KEYWORDS : MOST_VALUES);
  const ranks = (name: string) => unique(words(name, 1).filter((value) => /^[1-6]$/.test(value))).map(Number);
  const whole = (name: string, digits: number) => {
    const value = query.get(name) ?? '';
    return /^\d+$/.test(value) && value.length <= digits ? Number(value) : null;
  };
  const positive = (name: string, digits: number) => whole(name, digits) || null;
  const flag = (name: string) => ['true', '1'].includes(query.get(name) ?? '');
  const keywords = unique(words('keywords', LONGEST.keywords));
  const location = [...inPath.location, ...words('location', LONGEST.location)];
  const remote = [...inPath.remote, ...words('remote', LONGEST.language), ...location.filter(isRemoteLocation)];
  const job = positive('job', 10);
  return {
    keywords,
    literal: keywords.length > 0 && flag('literal'),
    skill: inPath.skill,
    location: unique(location.filter((place) => !isRemoteLocation(place))).sort(),
    language: unique([...inPath.language, ...words('language', LONGEST.language)]).sort(),
    language_level: unique(words('language_level', LONGEST.language_level)).sort(),
    ad_language: unique(words('ad_language', LONGEST.language)).sort(),
    working_language: unique(words('working_language', LONGEST.language)).sort(),
    no_local_language: flag('no_local_language'),
    remote: unique(remote.flatMap((word) => remoteWord(word) ?? [])).sort(),
    minisite: inPath.minisite,
    experience: ranks('experience').sort(),
    employment_type: ranks('employment_type').sort(),
    radius: RADII.find((step) => step === whole('radius', 3)) ?? null,
    salary_from: positive('salary_from', 7),
    latests: flag('latests'),
    from: whole('_from', 7) ?? inPath.from,
    job: job !== null && job <= 2_147_483_647 ? job : null,
    autoApply: flag('autoApply'),
  };
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
