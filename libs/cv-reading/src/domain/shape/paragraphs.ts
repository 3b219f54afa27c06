import type { CvLine } from '../document.js';

/** A shorter line is whole: nobody breaks it. */
const SHORTEST_WRAPPED = 40;
/** Letters of a paragraph; what is longer says nothing of one sentence. */
const LONGEST = 1_000;

/** Lines that go on in the next one, as one. */
export function paragraphsOf(lines: readonly CvLine[]): CvLine[] {
  const paragraphs: CvLine[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const paragraph = paragraphs.at(-1);
    if (above && paragraph && goesOn(above.text) && paragraph.text.length + line.text.length < LONGEST) {
      paragraphs[paragraphs.length - 1] = { ...paragraph, text: `${paragraph.text} ${line.text}` };
    } else paragraphs.push(line);
  });
  return paragraphs;
}

function goesOn(text: string): boolean {
  return text.length > SHORTEST_WRAPPED && !/[.!?:;]\s*$|\t/.test(text);
}
