import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import { headingByStems } from '../sections/heading-words.js';
import { skillNames } from '../skills/skill-names.js';
import { languagesApart, toldLanguages } from './languages-apart.js';
import type { ShapeContext } from './shape-context.js';
import { undatedKind } from './undated-kind.js';

/** Lines without dates: languages or skills; else they are of the kind that they stand under. */
export function sortUndated(lines: CvLine[], kind: Section['kind'], context: ShapeContext, headed = false): Section[] {
  const [only, ...more] = lines;
  const list = only && more.length === 0 ? listOf(only.text) : null;
  if (only && list !== null) return languagesApart(sectionOf('skills', [{ ...only, text: list }]), context);
  const found = undatedKind(lines, context, headed);
  if (found === 'skills') return languagesApart(sectionOf('skills', lines), context);
  return found === null ? [sectionOf(kind, lines), ...toldLanguages(lines, context)] : [sectionOf(found, lines)];
}

const MOST_LEADING_WORDS = 4;
const SHORTEST_LIST = 3;

/** "I can bake, order and calculate": the list behind words of what somebody is able to do. */
function listOf(text: string): string | null {
  if (skillNames(text).length < SHORTEST_LIST) return null;
  const words = text.split(/\s+/);
  for (let count = 1; count <= MOST_LEADING_WORDS && count < words.length; count += 1) {
    if (headingByStems(words.slice(0, count).join(' '))?.kind === 'skills')
      return words
        .slice(count)
        .join(' ')
        .replace(/\.\s*$/, '');
  }
  return null;
}
