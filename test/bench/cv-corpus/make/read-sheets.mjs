/**
 * Reads the sheets of `people/*.txt`. A sheet says twice what counts: as it is printed and what it means. So the expected values come from the person, never from a reader.
 * Its lines: `key: value`, `# heading | kind | style …` begins a section, `@ dates | start | end | what | where | place | isced` an entry of it
 * (without `where` it is printed and not counted: parental leave),
 * `^` a note on the employer, `-` a point below, `* name | said | code | level` a language; skills stand between commas, after `~label:` if grouped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SEPARATOR = /\s*\|\s*/;

export function readSheets(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^== /m).slice(1))
    .map(readSheet);
}

function readSheet(text) {
  const [id, ...lines] = text.split('\n').map((line) => line.trimEnd());
  const person = { id: id.trim(), links: [], notes: [], phones: [], sections: [], contact: [] };
  for (const line of lines.filter(Boolean)) {
    const section = person.sections.at(-1);
    if (line.startsWith('# ')) person.sections.push(readHeading(line.slice(2)));
    else if (section) readSectionLine(section, line);
    else readField(person, line);
  }
  return person;
}

function readField(person, line) {
  const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? raise(`${person.id}: ${line}`);
  const [first, second, third] = value.split(SEPARATOR);
  // Contact is printed in the order of the sheet.
  const print = (shown, label) => person.contact.push({ kind: key, shown, label: label ?? '' });
  if (key === 'name')
    Object.assign(person, { firstName: first, lastName: second, name: third ?? `${first} ${second}` });
  else if (key === 'place') Object.assign(person, { locality: first || null, countryCode: second });
  else if (key === 'phone') {
    if (second) person.phone = second;
    print(first, third);
  } else if (key === 'email') {
    person.email = first;
    print(first, second);
  } else if (key === 'link') {
    person.links.push(first);
    print(first, second);
  } else if (key === 'address' || key === 'note') print(first, second);
  else person[key] = value;
}

function readHeading(line) {
  const [heading, kind, style = '', ...words] = line.split(SEPARATOR);
  return { heading, kind, style, words, entries: [], lines: [], languages: [], skills: [] };
}

function readSectionLine(section, line) {
  if (line.startsWith('@ ')) section.entries.push(readEntry(line.slice(2)));
  else if (line.startsWith('* ')) {
    const [name, said, code, level] = line.slice(2).split(SEPARATOR);
    section.languages.push({ name, said, code, level: level || null });
  } else if (section.kind === 'skills') {
    const [, label, words] = /^(?:~(.*?): )?(.*)$/.exec(line);
    section.skills.push({ label, words: words.split(', ') });
  } else if (section.entries.length > 0) readEntryLine(section.entries.at(-1), line);
  else section.lines.push(line);
}

function readEntry(line) {
  const [dates, start, end, what, where = '', place = '', isced] = line.split(SEPARATOR);
  const [printed, countryCode] = place.split('>');
  return {
    dates,
    start: start || null,
    end: end === 'now' || !end ? null : end,
    what,
    where,
    place: printed,
    countryCode,
    isced: isced ? Number(isced) : null,
    points: [],
  };
}

function readEntryLine(entry, line) {
  if (line.startsWith('^ ')) entry.note = line.slice(2);
  else entry.points.push(line.replace(/^- /, ''));
}

function raise(message) {
  throw new Error(message);
}
