import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import { splitList } from '../skills/split-list.js';
import { sentencesOf } from './language-items.js';
import { paragraphsOf } from './paragraphs.js';
import type { ShapeContext } from './shape-context.js';
import { isOfLanguages } from './undated-kind.js';

/** "Dutch C1" in a list of skills is a language. */
export function languagesApart(section: Section, context: ShapeContext): Section[] {
  const spoken: CvLine[] = [];
  const others: CvLine[] = [];
  for (const line of section.lines) {
    const items = splitList(line.text);
    const names = items.filter((item) => context.languageFacts(item).isItem);
    if (isOfLanguages(line, context)) spoken.push(line);
    else if (names.length === 0) others.push(line);
    else {
      spoken.push(...names.map((text) => ({ ...line, text })));
      others.push({ ...line, text: items.filter((item) => !names.includes(item)).join(', ') });
    }
  }
  return [{ ...section, lines: others }, ...(spoken.length > 0 ? [sectionOf('languages', spoken)] : [])];
}

/** Sentences about languages, wherever they stand. */
export function toldLanguages(lines: readonly CvLine[], { languageFacts }: ShapeContext): Section[] {
  const told = paragraphsOf(lines).flatMap((line) =>
    sentencesOf(line.text).flatMap((text) => (languageFacts(text).tells ? { ...line, text } : [])),
  );
  return told.length > 0 ? [sectionOf('languages', told)] : [];
}
