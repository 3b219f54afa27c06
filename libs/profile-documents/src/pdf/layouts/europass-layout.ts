import { eqfLevelOf } from '../../domain/isced-levels.js';
import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import { europassHeading } from './europass-heading.js';
import { europassLanguages } from './europass-languages.js';
import { entryText, fullName, type LayoutParts, PHOTO, section, shownAddress } from './layout.js';
import { COLORS } from './look.js';

/** In the order of Europass: person, about me, work, education, languages with the table of self-assessment, skills. */
export function europassLayout(parts: LayoutParts): PdfContent[] {
  return [
    ...person(parts),
    ...about(parts),
    ...experience(parts),
    ...education(parts),
    ...europassLanguages(parts),
    ...skills(parts),
  ];
}

function person(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  const { contact } = profile;
  const name = fullName(profile);
  const said: [string, string, string?][] = [
    [words.say('contact.birth-date'), contact.birthDate ? words.day(contact.birthDate) : ''],
    [
      words.say('contact.phone'),
      contact.phone ? words.phone(contact.phone) : '',
      contact.phone ? `tel:${contact.phone}` : undefined,
    ],
    [words.say('contact.email'), contact.email ?? '', contact.email ? `mailto:${contact.email}` : undefined],
    ...profile.onlineProfiles.map(({ kind, url }): [string, string, string] => [
      words.say(`contact.${kind}`),
      shownAddress(url),
      url,
    ]),
    [words.say('contact.address'), words.place(contact.locality, contact.countryCode)],
  ];
  const lines = said
    .filter(([, value]) => value !== '')
    .map(([label, value, link]) =>
      compose.text(
        { parent: structure, type: 'P' },
        [
          { words: `${label}: `, bold: true },
          { words: value, ...(link ? { link } : {}) },
        ],
        { fontSize: 9 },
      ),
    );
  const stack: PdfContent[] = [
    {
      ...compose.text({ parent: structure, type: 'H1' }, name, { fontSize: 22, bold: true, margin: [0, 0, 0, 5] }),
      outline: true,
      outlineText: name,
    },
    ...headline(parts),
    ...lines,
  ];
  if (!profile.photo) return stack;
  const figure = structure.add('Figure', { alt: words.say('photo.alt', { name: { own: name } }) });
  return [
    {
      columns: [
        { image: PHOTO, fit: [78, 96], structure: figure, width: 78 },
        { stack, width: '*' },
      ],
      columnGap: 16,
    },
  ];
}

function headline({ profile, words, compose, structure }: LayoutParts): PdfContent[] {
  if (!profile.headline) return [];
  const other = words.otherLanguage(profile.headline.language);
  const told = { parent: structure, type: 'P' as const, options: other ? { lang: other.code } : {} };
  const mark = other ? [{ words: `  ${other.mark}`, fontSize: 8, color: COLORS.soft }] : [];
  return [compose.text(told, [{ words: profile.headline.text }, ...mark], { fontSize: 11, margin: [0, 0, 0, 5] })];
}

function about(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  if (!profile.summary) return [];
  const sect = structure.add('Sect');
  const heading = europassHeading(parts, sect, words.say('section.about'));
  const other = words.otherLanguage(profile.summary.language);
  const mark = other
    ? [compose.text({ parent: sect, type: 'P' }, other.mark, { fontSize: 8, color: COLORS.soft })]
    : [];
  const { together, after } = entryText(compose.prose(sect, profile.summary.text, other?.code));
  return section(heading, [[{ stack: [...mark, ...together] }, ...after]]);
}

function experience(parts: LayoutParts): PdfContent[] {
  const { profile, words } = parts;
  if (profile.experience.length === 0) return [];
  const sect = parts.structure.add('Sect');
  const heading = europassHeading(parts, sect, words.say('section.experience'));
  const entries = profile.experience.map((entry) =>
    europassEntry(parts, sect, {
      above: [words.period(entry.period), words.place(entry.locality, entry.countryCode)].filter(Boolean).join(' – '),
      title: entry.position,
      where: entry.employer,
      note: null,
      description: entry.description,
      language: entry.language,
    }),
  );
  return section(heading, entries);
}

function education(parts: LayoutParts): PdfContent[] {
  const { profile, words } = parts;
  if (profile.education.length === 0) return [];
  const sect = parts.structure.add('Sect');
  const heading = europassHeading(parts, sect, words.say('section.education'));
  const entries = profile.education.map((entry) => {
    const level = eqfLevelOf(entry.iscedLevel);
    return europassEntry(parts, sect, {
      above: words.period(entry.period),
      title: entry.title,
      where: entry.school,
      note: level === null ? null : words.say('europass.eqf', { level }),
      description: entry.description,
      language: entry.language,
    });
  });
  return section(heading, entries);
}

function skills(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  if (profile.skills.length === 0) return [];
  const sect = structure.add('Sect');
  const heading = europassHeading(parts, sect, words.say('section.skills'));
  return section(heading, [
    [compose.text({ parent: sect, type: 'P' }, profile.skills.join('  |  '), { lineHeight: 1.4 })],
  ]);
}

interface EuropassEntry {
  above: string;
  title: string;
  where: string;
  note: string | null;
  description: string | null;
  language: string | null;
}

function europassEntry(
  { compose, words }: LayoutParts,
  parent: StructureNode,
  entry: EuropassEntry,
): [PdfContent, ...PdfContent[]] {
  const other = words.otherLanguage(entry.language);
  const options = other ? { lang: other.code } : {};
  const notes = [entry.note, other?.mark].filter((note) => typeof note === 'string');
  const { together, after } = entryText(compose.prose(parent, entry.description ?? '', other?.code));
  const above =
    entry.above === '' ? [] : [compose.text({ parent, type: 'P' }, entry.above, { fontSize: 8.5, color: COLORS.soft })];
  const beginning: PdfContent = {
    stack: [
      ...above,
      compose.text(
        { parent, type: 'H3', options },
        [{ words: entry.title, bold: true }, { words: ` – ${entry.where}` }],
        { fontSize: 10.5 },
      ),
      ...notes.map((note) => compose.text({ parent, type: 'P' }, note, { fontSize: 8.5, color: COLORS.soft })),
      ...together,
    ],
    margin: [0, 5, 0, after.length > 0 ? 0 : 4],
  };
  return after.length > 0 ? [beginning, { stack: after, margin: [0, 0, 0, 4] }] : [beginning];
}
