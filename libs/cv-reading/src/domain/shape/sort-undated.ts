import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import { languagesApart, toldLanguages } from './languages-apart.js';
import type { ShapeContext } from './shape-context.js';
import { undatedKind } from './undated-kind.js';

/** Lines without dates: languages or skills; else they are of the kind that they stand under. */
export function sortUndated(lines: CvLine[], kind: Section['kind'], context: ShapeContext, headed = false): Section[] {
  const found = undatedKind(lines, context, headed);
  if (found === 'skills') return languagesApart(sectionOf('skills', lines), context);
  return found === null ? [sectionOf(kind, lines), ...toldLanguages(lines, context)] : [sectionOf(found, lines)];
}
