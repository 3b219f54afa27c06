import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import { header } from './babelboard-header.js';
import { sectionHeading } from './babelboard-heading.js';
import { spokenLanguages } from './babelboard-languages.js';
import type { LayoutParts } from './layout.js';
import { entryText, section } from './layout.js';
import { COLORS } from './look.js';

const DATES = 112;
const GAP = 14;

/** The house's own: name and headline, languages first, then what somebody did, learned and can do. */
export function babelboardLayout(parts: LayoutParts): PdfContent[] {
  return [
    ...header(parts),
    ...about(parts),
    ...spokenLanguages(parts),
    ...experience(parts),
    ...education(parts),
    ...skills(parts),
  ];
}

function about(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  if (!profile.summary) return [];
  const sect = structure.add('Sect');
  const heading = sectionHeading(parts, sect, words.say('section.about'));
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
  const heading = sectionHeading(parts, sect, words.say('section.experience'));
  const entries = profile.experience.map((entry) =>
    historyEntry(parts, sect, {
      beside: [words.period(entry.period), words.place(entry.locality, entry.countryCode)],
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
  const heading = sectionHeading(parts, sect, words.say('section.education'));
  const entries = profile.education.map((entry) =>
    historyEntry(parts, sect, {
      beside: [words.period(entry.period)],
      title: entry.title,
      where: entry.school,
      note: entry.iscedLevel === null ? null : words.isced(entry.iscedLevel),
      description: entry.description,
      language: entry.language,
    }),
  );
  return section(heading, entries);
}

function skills(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  if (profile.skills.length === 0) return [];
  const sect = structure.add('Sect');
  const heading = sectionHeading(parts, sect, words.say('section.skills'));
  return section(heading, [
    [compose.text({ parent: sect, type: 'P' }, profile.skills.join('  ·  '), { lineHeight: 1.4 })],
  ]);
}

interface HistoryEntry {
  /** Dates and place. */
  beside: string[];
  title: string;
  where: string;
  note: string | null;
  description: string | null;
  language: string | null;
}

/** When and where on the left, what on the right; a long description goes on below. */
function historyEntry(
  { compose, words }: LayoutParts,
  parent: StructureNode,
  { beside, title, where, note, description, language }: HistoryEntry,
): [PdfContent, ...PdfContent[]] {
  const other = words.otherLanguage(language);
  const options = other ? { lang: other.code } : {};
  const sides = beside.filter(Boolean).map((line, index) =>
    compose.text({ parent, type: 'P' }, line, {
      fontSize: 8.5,
      color: index === 0 ? COLORS.ink : COLORS.soft,
      margin: [0, 1.2, 0, 0],
    }),
  );
  const head = [
    compose.text({ parent, type: 'H3', options }, title, { bold: true, fontSize: 10.5 }),
    compose.text({ parent, type: 'P' }, [
      { words: where },
      ...(note ? [{ words: `  ·  ${note}`, color: COLORS.soft }] : []),
    ]),
    ...(other ? [compose.text({ parent, type: 'P' }, other.mark, { fontSize: 8, color: COLORS.soft })] : []),
  ];
  const { together, after } = entryText(compose.prose(parent, description ?? '', other?.code));
  const beginning: PdfContent = {
    columns: [
      { stack: sides, width: DATES },
      { stack: [...head, ...together], width: '*' },
    ],
    columnGap: GAP,
    margin: [0, 5, 0, after.length > 0 ? 0 : 4],
  };
  return after.length > 0 ? [beginning, { stack: after, margin: [DATES + GAP, 0, 0, 4] }] : [beginning];
}
