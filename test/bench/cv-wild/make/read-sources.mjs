/**
 * A source is one CV: lines `key: value` about the person and the file, a line `---`, then what is printed.
 *
 *     job: position | employer | start | end or now | locality | country
 *     edu: title | school | start or - | end or open | ISCED level or -
 *     speaks: code level, code -
 *     skills: words; words          (several lines are one list)
 *     kinds: what the CV is to try
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LISTS = ['job', 'edu', 'skills', 'link'];

export const readSources = (folder) =>
  ['open', 'sealed'].flatMap((set) =>
    readdirSync(join(folder, set))
      .sort()
      .map((file) => ({ set, id: file.replace(/\.txt$/, ''), ...read(readFileSync(join(folder, set, file), 'utf8')) })),
  );

function read(text) {
  const at = text.indexOf('\n---\n');
  const source = { body: text.slice(at + 5), job: [], edu: [], skills: [], link: [], speaks: '' };
  for (const line of text.slice(0, at).split('\n')) {
    const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? fail(line);
    if (LISTS.includes(key)) source[key].push(value);
    else source[key] = value;
  }
  return source;
}

const parts = (text, sign) =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/** What a reader should find, in the format of `cv-corpus`. */
export function expectedOf(source) {
  const [firstName, lastName] = parts(source.name, '|');
  const [locality, countryCode] = parts(source.place, '|');
  return {
    language: source.language,
    contact: {
      firstName,
      lastName,
      email: source.email ?? null,
      phone: source.phone ?? null,
      locality: locality === '-' ? null : locality,
      countryCode,
      links: source.link,
    },
    languages: parts(source.speaks, ',').map((one) => {
      const [code, level] = one.split(' ');
      return { code, level: level === '-' ? null : level };
    }),
    experience: source.job.map((line) => {
      const [position, employer, start, end, place, country] = line.split('|').map((part) => part.trim());
      return {
        position,
        employer,
        start,
        end: end === 'now' ? null : end,
        ...(place && { locality: place }),
        ...(country && { countryCode: country }),
      };
    }),
    education: source.edu.map((line) => {
      const [title, school, start, end, isced] = parts(line, '|');
      return {
        title,
        school,
        start: start === '-' ? null : start,
        end: end === 'open' ? null : end,
        isced: isced === '-' ? null : Number(isced),
      };
    }),
    skills: source.skills.flatMap((line) => parts(line, ';')),
  };
}

function fail(line) {
  throw new Error(`no line of a source: ${line}`);
}
