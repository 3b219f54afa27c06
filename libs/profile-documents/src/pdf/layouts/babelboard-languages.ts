import { type ProfileLanguage, SPOKEN_LEVELS, type SpokenLevel } from '../../domain/profile-document.js';
import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import { sectionHeading } from './babelboard-heading.js';
import { type LayoutParts, section } from './layout.js';
import { COLORS, TEXT_WIDTH } from './look.js';

const COLUMNS = 3;
const GAP = 18;
const WIDTH = (TEXT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const STEPS = 6;
const BETWEEN = 2.5;

/** Languages come first here: each with its level in words and as a bar. */
export function spokenLanguages(parts: LayoutParts): PdfContent[] {
  const { profile, words, structure } = parts;
  if (profile.languages.length === 0) return [];
  const sect = structure.add('Sect');
  const heading = sectionHeading(parts, sect, words.say('section.languages'));
  const list = sect.add('L');
  const cells = profile.languages.map((language) => languageCell(parts, list, language));
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row): [PdfContent] => {
    const inRow = cells.slice(row * COLUMNS, (row + 1) * COLUMNS);
    return [{ columns: inRow, columnGap: GAP, margin: [0, 3, 0, 4] }];
  });
  return section(heading, rows);
}

function languageCell({ compose, words }: LayoutParts, list: StructureNode, language: ProfileLanguage): PdfContent {
  const level = words.level(language);
  const text = [
    { words: words.spokenLanguage(language), bold: true, fontSize: 10.5 },
    ...(level === null ? [] : [{ words: `\n${level}`, fontSize: 8.5, color: COLORS.soft }]),
  ];
  return {
    stack: [
      compose.text({ parent: list.add('LI'), type: 'LBody' }, text),
      ...(language.level ? [levelBar(language.level)] : []),
    ],
    width: WIDTH,
  };
}

/** One step for each level of CEFR; a mother tongue fills all of them in ink. */
function levelBar(level: SpokenLevel): PdfContent {
  const reached = Math.min(SPOKEN_LEVELS.indexOf(level) + 1, STEPS);
  const full = level === 'native' ? COLORS.ink : COLORS.bar;
  const width = (WIDTH - (STEPS - 1) * BETWEEN) / STEPS;
  const canvas = Array.from({ length: STEPS }, (_, step) => ({
    type: 'rect',
    x: step * (width + BETWEEN),
    y: 0,
    w: width,
    h: 3.2,
    r: 1.2,
    color: step < reached ? full : COLORS.empty,
    lineColor: step < reached ? full : COLORS.empty,
    lineWidth: 0.1,
  }));
  return { canvas, margin: [0, 3, 0, 0] };
}
