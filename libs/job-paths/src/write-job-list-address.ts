import { JOBS_PER_PAGE, type JobListFilters } from './job-list-filters.js';
import { isRemoteLocation, remoteWord } from './remote-word.js';

/** What would be read as something else if it stood in the path. */
const NO_PLACE_IN_PATH = /-for-.+-speakers$|\.html$/is;
const NO_LANGUAGE_IN_PATH = /-for-/i;

/**
 * The one address of a list of offers: path and query string, parts and values always in the same order. `readJobListAddress` reads it
 * back. Remote work, languages and a single place stand in the path, several places in the query. A skill stands in the path
 * only without them, else it becomes a keyword; a minisite stands alone in the path. A page of 20 is a number at the end of
 * the path, except under `/jobs`, where it stands in the query as any other offset does.
 */
export function writeJobListAddress(filters: JobListFilters): string {
  const places = unique(filters.location.filter((place) => !isRemoteLocation(place))).sort();
  const remote = unique(
    [...filters.remote, ...filters.location.filter(isRemoteLocation)].flatMap((word) => remoteWord(word) ?? []),
  ).sort();
  const languages = unique(filters.language).sort();
  const alone = filters.minisite !== null;
  const narrowed = alone || places.length > 0 || languages.length > 0 || remote.length > 0;
  const skill = narrowed ? null : filters.skill;
  const skillAsKeyword = narrowed && filters.skill !== null ? [filters.skill.replaceAll('-', ' ')] : [];
  const languagesInPath = !alone && languages.length > 0 && !languages.some((slug) => NO_LANGUAGE_IN_PATH.test(slug));
  const placeInPath = !alone && places.length === 1 && !NO_PLACE_IN_PATH.test(places[0] ?? '');

  const head = headOf({
    skill,
    minisite: filters.minisite,
    remote: alone ? [] : remote,
    place: placeInPath ? (places[0] ?? null) : null,
    languages: languagesInPath ? languages : [],
  });
  const pageInPath = head !== 'jobs' && filters.from % JOBS_PER_PAGE === 0;
  const page = pageInPath && filters.from > 0 ? `/${filters.from / JOBS_PER_PAGE + 1}` : '';

  const query = new URLSearchParams();
  const add = (name: string, values: (string | number)[]) => {
    for (const value of values) {
      query.append(name, String(value));
    }
  };
  const keywords = unique([...filters.keywords, ...skillAsKeyword]);
  add('keywords', keywords);
  add('literal', filters.literal && keywords.length > 0 ? ['true'] : []);
  add('location', placeInPath ? [] : places);
  add('language', languagesInPath ? [] : languages);
  add('language_level', unique(filters.language_level).sort());
  add('ad_language', unique(filters.ad_language).sort());
  add('working_language', unique(filters.working_language).sort());
  add('no_local_language', filters.no_local_language ? ['true'] : []);
  add('remote', alone ? remote : []);
  add('experience', unique(filters.experience).sort());
  add('employment_type', unique(filters.employment_type).sort());
  add('radius', filters.radius === null ? [] : [filters.radius]);
  add('salary_from', filters.salary_from === null ? [] : [filters.salary_from]);
  add('latests', filters.latests ? ['true'] : []);
  add('_from', filters.from > 0 && !pageInPath ? [filters.from] : []);
  add('job', filters.job === null ? [] : [filters.job]);
  add('autoApply', filters.autoApply ? ['true'] : []);
  const search = query.toString();
  return `/${head}${page}${search === '' ? '' : `?${search}`}`;
}

function headOf(parts: {
  skill: string | null;
  minisite: string | null;
  remote: string[];
  place: string | null;
  languages: string[];
}): string {
  if (parts.minisite !== null) {
    return `jobs-at-${encoded(parts.minisite)}`;
  }
  if (parts.skill !== null) {
    return `jobs-with-${encoded(parts.skill)}`;
  }
  const remote = parts.remote.length === 0 ? '' : `${parts.remote.join('+')}-`;
  const place = parts.place === null ? '' : `-in-${encoded(parts.place)}`;
  const speakers = parts.languages.length === 0 ? '' : `-for-${parts.languages.map(encoded).join('+')}-speakers`;
  return `${remote}jobs${place}${speakers}`;
}

/** For one word of a path. Half a surrogate pair has no encoding; it becomes the sign for that. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
