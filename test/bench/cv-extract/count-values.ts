import type { Cv } from '@babelboard/cv-reading/contract';
import type { ExpectedCv } from './expected-cv.js';

export interface Count {
  expected: number;
  found: number;
  right: number;
}

/** Fields counted, in the order in which they are printed. `entry` is right if what, where and both dates are. */
export const FIELDS = [
  'contact',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
  'contact.locality',
  'contact.countryCode',
  'contact.links',
  'languages',
  'languages.code',
  'experience',
  'experience.position',
  'experience.employer',
  'experience.start',
  'experience.end',
  'experience.locality',
  'experience.countryCode',
  'education',
  'education.title',
  'education.school',
  'education.start',
  'education.end',
  'education.isced',
  'skills',
] as const;

export type Field = (typeof FIELDS)[number];
export type Counts = Record<Field, Count>;

export interface Miss {
  field: Field;
  expected: string[];
  found: string[];
}

const noCounts = (): Counts =>
  Object.fromEntries(FIELDS.map((field) => [field, { expected: 0, found: 0, right: 0 }])) as Counts;

/** Counts one CV, and says what was missed or found wrongly. */
export function countCv(expected: ExpectedCv, cv: Cv): { counts: Counts; misses: Miss[] } {
  const counts = noCounts();
  const misses: Miss[] = [];
  const add = (field: Field, wanted: readonly string[], got: readonly string[]) => {
    const left = [...got];
    const missed = wanted.filter((one) => {
      const at = left.indexOf(one);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
    const count = counts[field];
    count.expected += wanted.length;
    count.found += got.length;
    count.right += wanted.length - missed.length;
    if (missed.length + left.length > 0) misses.push({ field, expected: missed, found: left });
  };
  countContact(expected, cv, add);
  add(
    'languages',
    expected.languages.map(levelled),
    cv.languages.map(({ value }) => levelled(value)),
  );
  add(
    'languages.code',
    expected.languages.map(({ code }) => code),
    cv.languages.map(({ value }) => value.code),
  );
  countExperience(expected, cv, add);
  countEducation(expected, cv, add);
  add(
    'skills',
    expected.skills.map(plain),
    cv.skills.map(({ value }) => plain(value.name)),
  );
  return { counts, misses };
}

type Add = (field: Field, wanted: readonly string[], got: readonly string[]) => void;

function countContact({ contact }: ExpectedCv, { contact: found }: Cv, add: Add): void {
  const some = (value: string | null | undefined) => (value ? [plain(value)] : []);
  const pairs = {
    'contact.firstName': [some(contact.firstName), some(found.firstName?.value)],
    'contact.lastName': [some(contact.lastName), some(found.lastName?.value)],
    'contact.email': [some(contact.email), some(found.email?.value)],
    'contact.phone': [some(contact.phone), some(found.phone?.value)],
    'contact.locality': [some(contact.locality), some(found.place?.value.locality)],
    'contact.countryCode': [some(contact.countryCode), some(found.place?.value.countryCode)],
    'contact.links': [contact.links.map(linkKey), found.links.map(({ value }) => linkKey(value.url))],
  } as const;
  for (const [field, [wanted, got]] of Object.entries(pairs)) add(field as Field, wanted, got);
  add(
    'contact',
    Object.entries(pairs).flatMap(([field, [wanted]]) => wanted.map((one) => `${field}=${one}`)),
    Object.entries(pairs).flatMap(([field, [, got]]) => got.map((one) => `${field}=${one}`)),
  );
}

function countExperience(expected: ExpectedCv, cv: Cv, add: Add): void {
  const found = cv.experience.map(({ value }) => value);
  const key = (one: { position: string; employer: string | null; start: string | null; end: string | null }) =>
    `${plain(one.position)} | ${plain(one.employer ?? '')} | ${one.start} | ${one.end}`;
  add('experience', expected.experience.map(key), found.map(key));
  add(
    'experience.position',
    expected.experience.map((one) => plain(one.position)),
    found.map((one) => plain(one.position)),
  );
  add(
    'experience.employer',
    expected.experience.map((one) => plain(one.employer)),
    found.map((one) => plain(one.employer ?? '')),
  );
  add(
    'experience.start',
    expected.experience.map((one) => one.start),
    found.map((one) => String(one.start)),
  );
  add(
    'experience.end',
    expected.experience.map((one) => String(one.end)),
    found.map((one) => String(one.end)),
  );
  // Only where printed; what is found beyond that is not held against a reader.
  const named = expected.experience.map((one) => ({ one, read: found.find((other) => key(other) === key(one)) }));
  const told = (field: 'locality' | 'countryCode') => {
    const wanted = named.filter(({ one }) => one[field] !== undefined);
    return [
      wanted.map(({ one }) => plain(one[field] ?? '')),
      wanted.flatMap(({ read }) => (read?.[field] ? plain(read[field]) : [])),
    ] as const;
  };
  add('experience.locality', ...told('locality'));
  add('experience.countryCode', ...told('countryCode'));
}

function countEducation(expected: ExpectedCv, cv: Cv, add: Add): void {
  const found = cv.education.map(({ value }) => value);
  const key = (one: { title: string; school: string | null; start: string | null; end: string | null }) =>
    `${titleWords(one.title)} | ${plain(one.school ?? '')} | ${one.start} | ${one.end}`;
  add('education', expected.education.map(key), found.map(key));
  add(
    'education.title',
    expected.education.map((one) => titleWords(one.title)),
    found.map((one) => titleWords(one.title)),
  );
  add(
    'education.school',
    expected.education.map((one) => plain(one.school)),
    found.map((one) => plain(one.school ?? '')),
  );
  add(
    'education.start',
    expected.education.map((one) => String(one.start)),
    found.map((one) => String(one.start)),
  );
  add(
    'education.end',
    expected.education.map((one) => String(one.end)),
    found.map((one) => String(one.end)),
  );
  const levels = expected.education.map((one) => ({
    one,
    read: found.find((other) => titleWords(other.title) === titleWords(one.title)),
  }));
  const known = levels.filter(({ one }) => one.isced !== null);
  add(
    'education.isced',
    known.map(({ one }) => String(one.isced)),
    known.flatMap(({ read }) => (read?.isced == null ? [] : String(read.isced))),
  );
}

function levelled({ code, level }: { code: string; level: string | null }): string {
  return `${code}:${level ?? '-'}`;
}

/** Without case, accents and signs. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}+#]+/gu, '');
}

const SMALL_WORDS = 3;

/** Degree and subject may stand apart: the words count, but for small ones between them. */
function titleWords(title: string): string {
  const words = title.split(/[^\p{L}\p{M}\p{N}.'’-]+/u).map(plain);
  return [...new Set(words.filter((word) => word.length >= SMALL_WORDS))].sort().join(' ');
}

/** Host and path. */
function linkKey(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

function addCounts(into: Counts, more: Counts): void {
  for (const field of FIELDS) {
    into[field].expected += more[field].expected;
    into[field].found += more[field].found;
    into[field].right += more[field].right;
  }
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const one of all) addCounts(sum, one);
  return sum;
}

export function precision({ found, right }: Count): number {
  return found === 0 ? 1 : right / found;
}

export function recall({ expected, right }: Count): number {
  return expected === 0 ? 1 : right / expected;
}

/** The harmonic mean of the two. */
export function f1({ expected, found, right }: Count): number {
  return expected + found === 0 ? 1 : (2 * right) / (expected + found);
}
