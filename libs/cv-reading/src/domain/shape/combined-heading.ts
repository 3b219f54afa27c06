import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import type { SectionKind } from '../sections/section-kind.js';
import { SHORTEST_LIST, skillNames } from '../skills/skill-names.js';
import { datedKind, datedScores } from './dated-kind.js';
import { entriesApart } from './entries-apart.js';
import { languagesApart } from './languages-apart.js';
import type { ShapeContext } from './shape-context.js';
import { isOfLanguages } from './undated-kind.js';

/** Under a heading that names several things ("Training and skills") each line goes to its own. */
export function combinedApart(section: Section, context: ShapeContext): Section[] {
  const kinds: Section['kind'][] = [section.kind, ...section.also];
  const [dated, otherDated] = kinds.filter((kind) => kind === 'experience' || kind === 'education');
  const lists = kinds.some((kind) => kind === 'skills' || kind === 'languages');
  if (dated === undefined) return languagesApart(sectionOf(lists ? 'skills' : section.kind, section.lines), context);
  const { entries, rest } = entriesApart(section.lines, context);
  const sorted = entries.flatMap((entry) => {
    const kind = otherDated === undefined ? dated : (datedKind(datedScores(entry, context)) ?? dated);
    const listed = lists ? listedBelow(entry, context) : [];
    return [
      sectionOf(
        kind,
        entry.filter((line) => !listed.includes(line)),
      ),
      ...languagesApart(sectionOf('skills', listed), context),
    ];
  });
  const undated: SectionKind = lists ? 'skills' : 'other';
  return [...sorted, ...rest.flatMap((block) => languagesApart(sectionOf(undated, block), context))];
}

/** Languages below an entry, and lists with all that follows them. */
function listedBelow([, ...below]: readonly CvLine[], context: ShapeContext): CvLine[] {
  const from = below.findIndex(({ text }) => isList(text));
  return below.filter((line, at) => isOfLanguages(line, context) || (from !== -1 && at >= from));
}

/** Three short items, without a date. */
function isList(text: string): boolean {
  return !/\d{4}|\.\s*$/.test(text) && skillNames(text).length >= SHORTEST_LIST;
}
