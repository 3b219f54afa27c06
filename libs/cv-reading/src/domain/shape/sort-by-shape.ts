import { blocksOf, lineGap } from '../blocks.js';
import type { CvLine } from '../document.js';
import { educationScores, experienceScores } from '../entries/word-scores.js';
import { isUnknownHeading, type Section, sectionOf } from '../sections/find-sections.js';
import { headingByStems } from '../sections/heading-words.js';
import type { SectionKind } from '../sections/section-kind.js';
import { combinedApart } from './combined-heading.js';
import { datedKind, datedScores } from './dated-kind.js';
import { entriesApart } from './entries-apart.js';
import { languageFacts } from './language-items.js';
import { languagesApart, toldLanguages } from './languages-apart.js';
import type { ShapeContext } from './shape-context.js';
import { partsOf } from './soft-headings.js';
import { sortUndated } from './sort-undated.js';

/**
 * Says what lines are about that no known heading is above: work and education by their dates and words, languages by names with levels, skills by lists.
 * Under a known heading all stays as it is, but for languages among skills.
 */
export function sortByShape(
  sections: readonly Section[],
  known: Pick<ShapeContext, 'knowledge' | 'language'>,
): Section[] {
  const context = {
    ...known,
    hasSkills: sections.some(({ kind, also }) => kind === 'skills' || also.includes('skills')),
    lineGap: lineGap(sections.flatMap(({ lines }) => lines)),
    work: experienceScores(known.knowledge, known.language),
    school: educationScores(known.language),
    languageFacts: languageFacts(known.language),
  };
  const sorted = sections.flatMap((section) => {
    if (section.also.length > 0) return combinedApart(section, context);
    if (isUnknownHeading(section)) return sortUnknown(section, context);
    if (isOpen(section)) return sortOpen(section, context);
    return section.kind === 'other' ? [section] : strangersApart(section, context);
  });
  return joined(sorted);
}

/** Nothing says that all of it is about one thing. */
function isOpen({ kind }: Section): boolean {
  return kind === 'head' || kind === 'summary' || kind === 'contact';
}

function sortUnknown(section: Section, context: ShapeContext): Section[] {
  return sortWhole(section.lines, context) ?? [section, ...toldLanguages(section.lines, context)];
}

/** A line that may be a heading may have words of one: "What I am good at". */
function sortHeaded(heading: CvLine, lines: CvLine[], context: ShapeContext): Section[] | null {
  const hint = headingByStems(heading.text)?.kind ?? null;
  const sorted = sortWhole(lines, context, hint);
  if (hint !== 'skills' && hint !== 'languages') return sorted;
  const [first, ...others] = sorted ?? blocksOf(lines, context.lineGap).map((block) => sectionOf('other', block));
  return first?.kind === 'other' ? [...languagesApart({ ...first, kind: hint }, context), ...others] : sorted;
}

/** Under one heading stands one thing; null where nothing says what. */
function sortWhole(lines: CvLine[], context: ShapeContext, hint: SectionKind | null = null): Section[] | null {
  const scores = datedScores(lines, context);
  const isHinted = scores.dates > 0 && (hint === 'experience' || hint === 'education');
  const kind = isHinted ? hint : datedKind(scores);
  if (kind !== null) {
    const { entries, rest } = entriesApart(lines, context);
    return [sectionOf(kind, entries.flat()), ...rest.flatMap((block) => sortUndated(block, 'other', context))];
  }
  const undated = blocksOf(lines, context.lineGap).flatMap((block) => sortUndated(block, 'other', context, true));
  return undated.some((section) => section.kind !== 'other') ? undated : null;
}

/** Above all headings: contact details, and in a CV without headings all the rest. */
function sortOpen(section: Section, context: ShapeContext): Section[] {
  const sorted = partsOf(section.lines, context).flatMap(({ heading, lines }) => {
    const whole = heading === null ? null : sortHeaded(heading, lines, context);
    return (
      whole ?? [sectionOf(section.kind, heading === null ? [] : [heading]), ...sortMixed(lines, section.kind, context)]
    );
  });
  return [
    { ...section, lines: sorted.filter(({ kind }) => kind === section.kind).flatMap(({ lines }) => lines) },
    ...sorted.filter(({ kind }) => kind !== section.kind),
  ];
}

/** Each entry goes where its own words say; what is neither dated nor a list is of the section that it stands in. */
function sortMixed(lines: CvLine[], kind: Section['kind'], context: ShapeContext): Section[] {
  const blocks = blocksOf(lines, context.lineGap);
  const first = blocks.findIndex((block) => {
    const scores = datedScores(block, context);
    return scores.stretches > 0 && datedKind(scores) !== null;
  });
  const dated = first === -1 ? [] : blocks.slice(first).flat();
  const { entries, rest } = entriesApart(dated, context, true);
  const undated = [...(first === -1 ? blocks : blocks.slice(0, first)), ...rest];
  return [
    ...undated.flatMap((block) => sortUndated(block, kind, context)),
    ...kindsOf(entries, kind, context).map((own, at) => sectionOf(own, entries[at] ?? [])),
  ];
}

/** An entry whose words say nothing is of the kind of the one before. */
function kindsOf(entries: readonly CvLine[][], kind: Section['kind'], context: ShapeContext): Section['kind'][] {
  const kinds: Section['kind'][] = [];
  for (const entry of entries) kinds.push(datedKind(datedScores(entry, context)) ?? kinds.at(-1) ?? kind);
  return kinds;
}

/** A heading that no list has and no style marks stands among the lines of what it ends: what is below it goes where it surely belongs. */
function strangersApart(section: Section, context: ShapeContext): Section[] {
  const own: CvLine[] = [];
  const strangers: Section[] = [];
  for (const { heading, lines } of partsOf(section.lines, context)) {
    const sorted = heading === null ? [] : (sortHeaded(heading, lines, context) ?? []);
    const isStrange = sorted.length > 0 && sorted.every(({ kind }) => kind !== section.kind);
    if (isStrange && isSurely(lines, section.kind, context)) strangers.push(...sorted);
    else own.push(...(heading === null ? [] : [heading]), ...lines);
  }
  const rest = { ...section, lines: own };
  return [...(section.kind === 'skills' ? languagesApart(rest, context) : [rest]), ...strangers];
}

/** Its dates say nothing of what stands above. */
function isSurely(lines: readonly CvLine[], kind: Section['kind'], context: ShapeContext): boolean {
  const { experience, education } = datedScores(lines, context);
  if (kind === 'experience') return education >= experience * 2;
  return kind !== 'education' || experience >= education * 2;
}

/** What was sorted is read together: people write all entries of a kind in one way. */
function joined(sections: readonly Section[]): Section[] {
  const sorted = sections.filter(({ heading, kind }) => heading === null && kind !== 'head');
  const kinds = [...new Set(sorted.map(({ kind }) => kind))];
  const together = kinds.map((kind) =>
    sectionOf(
      kind,
      sorted.filter((one) => one.kind === kind).flatMap(({ lines }) => lines),
    ),
  );
  return [...sections.filter((section) => !sorted.includes(section)), ...together];
}
