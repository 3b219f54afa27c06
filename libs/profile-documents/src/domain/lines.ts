/** What is in no line of text: control characters but those that are space, halves of characters, what no XML may hold. */
const UNFIT = /(?!\s)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** One line as a document keeps it: composed, without what nobody sees, cut. */
export function cleanLine(text: string, longest: number): string {
  const line = text.replace(UNFIT, '').replace(/\s+/gu, ' ').normalize('NFC').trim();
  return cut(line, longest);
}

/** The same, null where nothing is left. */
export function lineOrNull(text: string | null | undefined, longest: number): string | null {
  return (text && cleanLine(text, longest)) || null;
}

/** Never in the middle of a character. */
export function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
