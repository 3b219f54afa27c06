import type { CvLine } from '../document.js';
import { type Section, sectionOf } from '../sections/find-sections.js';
import { splitList } from '../skills/split-list.js';
import { isLanguageItem, sentencesOf, tellsLanguages } from './language-items.js';
import type { ShapeContext } from './shape-context.js';
import { isOfLanguages } from './undated-kind.js';

/** A shorter line is whole: nobody breaks it. */
const SHORTEST_WRAPPED = 40;

/** "Dutch C1" in a list of skills is a language. */
export function languagesApart(section: Section, context: ShapeContext): Section[] {
  const spoken: CvLine[] = [];
  const others: CvLine[] = [];
  for (const line of section.lines) {
    const items = splitList(line.text);
    const names = items.filter((item) => isLanguageItem(item, context.language));
    if (isOfLanguages(line, context)) spoken.push(line);
    else if (names.length === 0) others.push(line);
    else {
      spoken.push(...names.map((text) => ({ ...line, text })));
      others.push({ ...line, text: items.filter((item) => !names.includes(item)).join(', ') });
    }
  }
  return [{ ...section, lines: others }, ...(spoken.length > 0 ? [sectionOf('languages', spoken)] : [])];
}

/** Lines that go on in the next one, as one. */
function paragraphsOf(lines: readonly CvLine[]): CvLine[] {
  const paragraphs: CvLine[] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    const goesOn = before !== undefined && before.text.length > SHORTEST_WRAPPED && !/[.!?:;]\s*$|\t/.test(before.text);
    if (goesOn) paragraphs[paragraphs.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else paragraphs.push(line);
  }
  return paragraphs;
}

/** Sentences about languages, wherever they stand. */
export function toldLanguages(lines: readonly CvLine[], { language }: ShapeContext): Section[] {
  const told = paragraphsOf(lines).flatMap((line) =>
    sentencesOf(line.text).flatMap((text) => (tellsLanguages(text, language) ? { ...line, text } : [])),
  );
  return told.length > 0 ? [sectionOf('languages', told)] : [];
}
