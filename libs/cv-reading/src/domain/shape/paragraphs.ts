import type { CvLine } from '../document.js';

/** A shorter line is whole: nobody breaks it. */
const SHORTEST_WRAPPED = 40;

/** Lines that go on in the next one, as one. */
export function paragraphsOf(lines: readonly CvLine[]): CvLine[] {
  const paragraphs: CvLine[] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    const goesOn = before !== undefined && before.text.length > SHORTEST_WRAPPED && !/[.!?:;]\s*$|\t/.test(before.text);
    if (goesOn) paragraphs[paragraphs.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else paragraphs.push(line);
  }
  return paragraphs;
}
