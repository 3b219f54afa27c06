import { JOBS_PER_PAGE } from './job-list-filters.js';
import { remoteWord } from './remote-word.js';

/** What the path of a list says; the rest of its filters stands in the query. */
export interface JobListPath {
  skill: string | null;
  minisite: string | null;
  location: string[];
  language: string[];
  remote: string[];
  /** Offset of the first offer of its page. */
  from: number;
}

const NOTHING: JobListPath = { skill: null, minisite: null, location: [], language: [], remote: [], from: 0 };

const LONGEST_PATH = 4_000;
const PAGE = /^0*([1-9]\d{0,8})$/;
const WITH_SKILL = /^jobs-with-(.+)$/is;
const AT_MINISITE = /^jobs-at-(.+)$/is;
/** The first group takes as much as it can: the last `-for-` divides. */
const FOR_SPEAKERS = /^(.+)-for-(.+)-speakers$/is;
const IN_PLACE = /^jobs(?:-in-(.+))?$/is;
const REMOTE_IN_PLACE = /^(.+?)-jobs(?:-in-(.+))?$/is;

/** Reads the path of a list, whatever its case, slashes at its ends, `.html` and page `/1`; null where it is no list. */
export function readJobListPath(path: string): JobListPath | null {
  if (path.length > LONGEST_PATH) {
    return null;
  }
  const bare = path
    .replace(/^[\\/]+|[\\/]+$/g, '')
    .replace(/\.html$/i, '')
    .split('/');
  const [head = '', page] = bare;
  if (page === undefined) {
    return readHead(head);
  }
  const number = PAGE.exec(page)?.[1];
  // `/jobs/12` is an offer: the bare list has no pages in its path.
  if (bare.length > 2 || number === undefined || head.toLowerCase() === 'jobs') {
    return null;
  }
  const list = readHead(head);
  return list && { ...list, from: (Number(number) - 1) * JOBS_PER_PAGE };
}

function readHead(head: string): JobListPath | null {
  const skill = WITH_SKILL.exec(head);
  if (skill) {
    return only('skill', skill[1]);
  }
  const minisite = AT_MINISITE.exec(head);
  if (minisite) {
    return only('minisite', minisite[1]);
  }
  const [, before = head, speakers] = FOR_SPEAKERS.exec(head) ?? [];
  const here = IN_PLACE.exec(before);
  const remote = here === null ? REMOTE_IN_PLACE.exec(before) : null;
  if (here === null && remote === null) {
    return null;
  }
  const location = values(here?.[1] ?? remote?.[2]);
  const language = values(speakers);
  const modes = values(remote?.[1])?.map(remoteWord);
  if (location === null || language === null || modes === undefined || modes.includes(null)) {
    return null;
  }
  return { ...NOTHING, location, language, remote: modes.flatMap((mode) => mode ?? []) };
}

function only(part: 'skill' | 'minisite', encoded: string | undefined): JobListPath | null {
  const value = decoded(encoded ?? '');
  return value === null || value === '' ? null : { ...NOTHING, [part]: value };
}

/** The words of a `+` list, `[]` where there is none, null where it has no word or cannot be decoded. */
function values(list: string | undefined): string[] | null {
  if (list === undefined) {
    return [];
  }
  const words = list.split('+').map(decoded);
  const known = words.flatMap((word) => word || []);
  return words.includes(null) || known.length === 0 ? null : known;
}

/** Null for what no name holds: broken encodings and control characters (PostgreSQL refuses a NUL in any text). */
function decoded(text: string): string | null {
  try {
    const word = decodeURIComponent(text).trim();
    return /\p{Cc}/u.test(word) ? null : word;
  } catch {
    return null;
  }
}
