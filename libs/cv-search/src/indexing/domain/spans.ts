/** A stretch of a text: the place of its first character, and the one behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** All that an expression (global) finds. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** The text with one sign in place of each of the spans; those that overlap or touch are one. */
export function coverSpans(text: string, spans: readonly Span[], sign: string): string {
  let covered = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    // The one before reaches into it.
    covered += start < at || (start === at && covered.endsWith(sign)) ? '' : text.slice(at, start) + sign;
    at = end;
  }
  return covered + text.slice(at);
}
