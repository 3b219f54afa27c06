import type { Inline, Line } from '../print/pdfmake-parts.js';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** Whether a text begins as one that is read from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(/[\p{L}]/u.exec(text)?.[0] ?? '');
}

/**
 * Places the words of a line as they are read: fonts turn the letters of a word, this turns the words. It is the part of the Unicode
 * bidirectional algorithm that words of two directions in one line need; the order in which they are drawn stays that of the text.
 */
export function orderVisually(line: Line, fromRight: boolean): void {
  if (!fromRight && !line.inlines.some(({ text }) => RIGHT_TO_LEFT.test(text))) {
    return;
  }
  const groups: Group[] = [];
  for (const inline of line.inlines) {
    const open = groups.at(-1);
    const direction = directionOf(inline.text) ?? open?.fromRight ?? fromRight;
    if (open?.fromRight === direction) open.inlines.push(inline);
    else groups.push({ fromRight: direction, inlines: [inline] });
  }
  // The space after the last word of a line stands at its left where it is read from the right.
  let x = fromRight ? -line.trailingCut : -line.leadingCut;
  for (const group of fromRight ? groups.toReversed() : groups) {
    x = place(group, x, fromRight);
  }
}

interface Group {
  fromRight: boolean;
  inlines: Inline[];
}

/** Places the words of one direction. @returns where the next ones begin */
function place(group: Group, from: number, fromRight: boolean): number {
  const space = group.inlines.at(-1)?.trailingCut ?? 0;
  // The space that parts a group from the next one is on the side of the next one, not where its own direction would have it.
  let x = group.fromRight === fromRight ? from : from + (fromRight ? space : -space);
  for (const inline of group.fromRight ? group.inlines.toReversed() : group.inlines) {
    inline.x = x;
    x += inline.width;
    if (group.fromRight && directionOf(inline.text) === null) turnSigns(inline);
  }
  return group.fromRight === fromRight ? x : x + (fromRight ? -space : space);
}

/** Signs of another font beside words that are read from the right: their space is at their left, brackets open the other way. */
function turnSigns(inline: Inline): void {
  inline.x += inline.trailingCut;
  inline.text = inline.text.replace(/[()[\]{}<>«»]/g, (sign) => MIRRORED[sign] ?? sign);
}

function directionOf(text: string): boolean | null {
  if (RIGHT_TO_LEFT.test(text)) return true;
  return LEFT_TO_RIGHT.test(text) ? false : null;
}
