import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import { headingByStems } from '../sections/heading-words.js';
import { SHORTEST_LIST, skillNames } from '../skills/skill-names.js';
import { sentencesOf } from './language-items.js';
import { languagesApart, toldLanguages } from './languages-apart.js';
import { paragraphsOf } from './paragraphs.js';
import type { ShapeContext } from './shape-context.js';
import { undatedKind } from './undated-kind.js';

/** Lines without dates: languages or skills; else they are of the kind that they stand under. */
export function sortUndated(lines: CvLine[], kind: Section['kind'], context: ShapeContext, headed = false): Section[] {
  const found = undatedKind(lines, context, headed);
  if (found === 'skills') return languagesApart(sectionOf('skills', lines), context);
  if (found !== null) return [sectionOf(found, lines)];
  return [sectionOf(kind, lines), ...toldLanguages(lines, context), ...toldSkills(lines, context)];
}

/** Sentences that say what somebody can do. */
function toldSkills(lines: readonly CvLine[], context: ShapeContext): Section[] {
  const told = paragraphsOf(lines).flatMap((line) =>
    sentencesOf(line.text).flatMap((sentence) => {
      const text = listOf(sentence);
      return text === null ? [] : { ...line, text };
    }),
  );
  return told.length > 0 ? languagesApart(sectionOf('skills', told), context) : [];
}

const MOST_LEADING_WORDS = 4;

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
