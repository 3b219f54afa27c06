import { isMotherTongue } from '../../domain/normalise-profile.js';
import type { ProfileLanguage } from '../../domain/profile-document.js';
import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import { europassHeading } from './europass-heading.js';
import { type LayoutParts, section } from './layout.js';
import { COLORS } from './look.js';

/** Of the self-assessment, in the order of its table; what a heading covers of them. */
const SKILLS = ['listening', 'reading', 'interaction', 'production', 'writing'] as const;
const GROUPS = [
  ['understanding', 2],
  ['speaking', 2],
  ['writing', 1],
] as const;

const MOST_TOGETHER = 12;

const TABLE = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => COLORS.rule,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Mother tongues, and the other languages in the table of self-assessment. */
export function europassLanguages(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  if (profile.languages.length === 0) return [];
  const sect = structure.add('Sect');
  const heading = europassHeading(parts, sect, words.say('section.languages'));
  const motherTongues = profile.languages.filter(isMotherTongue).map((language) => words.spokenLanguage(language));
  const others = profile.languages.filter((language) => !isMotherTongue(language));
  const first: PdfContent[] =
    motherTongues.length === 0
      ? []
      : [
          compose.text({ parent: sect, type: 'P' }, [
            { words: `${words.say('europass.mother-tongues')}: ` },
            { words: motherTongues.join(' | '), bold: true },
          ]),
        ];
  const table = others.length === 0 ? [] : [...selfAssessment(parts, sect, others)];
  // A table of usual length stays whole; a longer one goes on below its head on the next page.
  const isShort = others.length <= MOST_TOGETHER;
  const whole: [PdfContent, ...PdfContent[]] = isShort
    ? [{ stack: [...first, ...table] }]
    : [{ stack: first }, ...table];
  return section(heading, [whole]);
}

function selfAssessment(
  { compose, words }: LayoutParts,
  sect: StructureNode,
  languages: readonly ProfileLanguage[],
): PdfContent[] {
  const intro = compose.text({ parent: sect, type: 'P' }, `${words.say('europass.other-languages')}:`, {
    margin: [0, 5, 0, 4],
  });
  const table = sect.add('Table');
  const small = { fontSize: 8, color: COLORS.soft, alignment: 'center' } as const;
  const groups = table.add('TR');
  const skills = table.add('TR');
  const over = [
    compose.decoration(''),
    ...GROUPS.flatMap(([name, columns]) => [
      {
        ...compose.text({ parent: groups, type: 'TH', options: { scope: 'Column' } }, words.say(`europass.${name}`), {
          ...small,
          bold: true,
        }),
        colSpan: columns,
      },
      ...Array.from({ length: columns - 1 }, () => ({})),
    ]),
  ];
  const under = [
    compose.decoration(''),
    ...SKILLS.map((skill) =>
      compose.text(
        { parent: skills, type: 'TH', options: { scope: 'Column' } },
        skill === 'writing' ? '' : words.say(`europass.${skill}`),
        small,
      ),
    ),
  ];
  const rows = languages.map((language) => {
    const row = table.add('TR');
    const level = language.level ?? '–';
    return [
      compose.text({ parent: row, type: 'TH', options: { scope: 'Row' } }, words.spokenLanguage(language), {
        bold: true,
      }),
      ...SKILLS.map(() => compose.text({ parent: row, type: 'TD' }, level, { alignment: 'center' })),
    ];
  });
  return [
    intro,
    {
      table: {
        widths: [104, '*', '*', '*', '*', '*'],
        body: [over, under, ...rows],
        headerRows: 2,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
      },
      layout: TABLE,
    },
    compose.text({ parent: sect, type: 'P' }, words.say('europass.levels'), {
      fontSize: 8,
      color: COLORS.soft,
      margin: [0, 4, 0, 0],
    }),
  ];
}
