/** A CV as word processors see it: headings, paragraphs of runs, points and tables. Written by `docx.mjs`, `odt.mjs`, `rtf.mjs`, `text.mjs` and `pdfmake.mjs`. */
import { groupsOf, join } from '../groups.mjs';

const heading = (text, level = 1) => ({ type: 'heading', text, level });
const paragraph = (...runs) => ({
  type: 'paragraph',
  runs: runs.filter(Boolean).map((run) => (typeof run === 'string' ? { text: run } : run)),
});
const bold = (text) => text && { text, bold: true };
const italic = (text) => text && { text, italic: true };
const point = (text) => ({ type: 'point', text });
const table = (rows, widths) => ({ type: 'table', rows, widths });

const points = (entry) => (entry.points.length === 1 ? [paragraph(entry.points[0])] : entry.points.map(point));
const place = (entry) => join(', ', entry.where, entry.place);

/** How one entry is written, by layout. */
const ENTRIES = {
  lines: (e) => [paragraph(e.dates, '\t', bold(e.what), `, ${place(e)}`), ...points(e)],
  stacked: (e) => [paragraph(bold(e.what)), paragraph(place(e)), paragraph(italic(e.dates)), ...points(e)],
  'employer-first': (e) => [paragraph(bold(place(e)), '\t', e.dates), paragraph(italic(e.what)), ...points(e)],
  'dates-after': (e) => [paragraph(bold(e.what), ` – ${place(e)} (${e.dates})`), ...points(e)],
  table: (e) => [[[paragraph(e.dates)], [paragraph(bold(e.what)), paragraph(place(e)), ...points(e)]]],
  'three-columns': (e) => [[[paragraph(e.dates)], [paragraph(bold(e.what)), ...points(e)], [paragraph(place(e))]]],
  labels: (e, [dates, what, where, tasks]) => [
    [[paragraph(dates)], [paragraph(e.dates)]],
    [[paragraph(what)], [paragraph(bold(e.what))]],
    [[paragraph(where)], [paragraph(place(e))]],
    ...(e.points.length ? [[[paragraph(tasks)], points(e)]] : []),
  ],
};
const TABLES = { table: [26, 74], 'three-columns': [22, 45, 33], labels: [32, 68] };

function entries(person, section, layout) {
  const groups = groupsOf(person, section);
  const write = (entry) =>
    ENTRIES[layout](entry, (section.words.length ? section.words : [person.labels ?? '']).join(';').split(';'));
  if (TABLES[layout]) return [table(groups.flat().flatMap(write), TABLES[layout])];
  return groups.flatMap((group) =>
    group.length === 1
      ? write(group[0])
      : [
          paragraph(bold(place(group[0])), group[0].note && ` (${group[0].note})`),
          ...group.flatMap((entry) => [paragraph(`${entry.dates}\t`, entry.what), ...points(entry)]),
        ],
  );
}

const LANGUAGES = {
  rows: (languages) => languages.map(({ name, said }) => paragraph(`${name}\t${said}`)),
  colon: (languages) => languages.map(({ name, said }) => point(`${name}: ${said}`)),
  inline: (languages) => [paragraph(languages.map(({ name, said }) => `${name} (${said})`).join(', '))],
  sentence: (languages) => [paragraph(languages.map(({ name, said }) => `${name} ${said}`).join('; '))],
  dash: (languages) => languages.map(({ name, said }) => paragraph(`${name} - ${said}`)),
  table: (languages) => [
    table(
      languages.map(({ name, said }) => [[paragraph(name)], [paragraph(said)]]),
      [40, 60],
    ),
  ],
  grid: (languages, [mother, other, parts]) => [
    paragraph(
      bold(mother),
      ': ',
      languages
        .filter(({ level }) => level === 'native')
        .map(({ name }) => name)
        .join(', '),
    ),
    table(
      [
        [[paragraph(bold(other))], ...parts.split(';').map((part) => [paragraph(part)])],
        ...languages
          .filter(({ level }) => level !== 'native')
          .map(({ name, said }) => [[paragraph(name)], ...said.split(' ').map((level) => [paragraph(level)])]),
      ],
      [25, 15, 15, 15, 15, 15],
    ),
  ],
};

function skills({ skills: groups, style }) {
  return groups.flatMap(({ label, words }) => {
    if (style === 'bullets') return [...(label ? [paragraph(bold(label))] : []), ...words.map(point)];
    return [paragraph(label && bold(`${label}: `), words.join(style === 'semicolons' ? '; ' : ', '))];
  });
}

function sectionBlocks(person, section) {
  const body = {
    experience: () => entries(person, section, section.style || person.layout),
    education: () => entries(person, section, section.style || person.layout),
    entries: () => entries(person, section, section.style || person.layout),
    languages: () => (LANGUAGES[section.style] ?? LANGUAGES.inline)(section.languages, section.words),
    skills: () => skills(section),
    text: () => section.lines.map((line) => (line.startsWith('- ') ? point(line.slice(2)) : paragraph(line))),
  }[section.kind]();
  return [heading(section.heading), ...body];
}

const contactLines = (person) =>
  person.contact.map(({ shown, label }) => paragraph(label && bold(`${label}: `), shown));
const CONTACT = {
  lines: contactLines,
  inline: (person) => [paragraph(person.contact.map(({ shown, label }) => join(' ', label, shown)).join(' | '))],
  table: (person) => [
    table(
      person.contact.map(({ shown, label }) => [[paragraph(label)], [paragraph(shown)]]),
      [32, 68],
    ),
  ],
};

/** The whole document. With `columns: yes` contact, languages and skills stand in the left cell of one wide table, as in the templates of word processors. */
export function documentBlocks(person) {
  const head = [
    ...(person.top ? [paragraph(bold(person.top))] : []),
    heading(person.name, 0),
    ...(person.title ? [paragraph(italic(person.title))] : []),
  ];
  const write = (sections) => sections.flatMap((section) => sectionBlocks(person, section));
  if (!person.columns) return [...head, ...CONTACT[person.contacts ?? 'lines'](person), ...write(person.sections)];
  const inSide = ({ kind }) => kind === 'languages' || kind === 'skills';
  const side = [...contactLines(person), ...write(person.sections.filter(inSide))];
  return [...head, table([[side, write(person.sections.filter((section) => !inSide(section)))]], [33, 67])];
}
