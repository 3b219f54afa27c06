import { cleanLine, cut } from './lines.js';

/** A part of a prose text. */
export type ProseBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; items: string[] };

const BULLET = '• ';
/** The dot of an item whose words were cut off: read again, it would be a paragraph, and the text longer than the cut. */
const CUT_ITEM = /\n•\s*$/u;
const ITEM = /^[-*•‣▪·–●◦]\s+(\S.*)$/u;

/** The paragraphs and lists of a text as people type it: an empty line ends a paragraph, a dash or a dot begins an item. */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let isOpen = false;
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = cleanLine(raw, Number.POSITIVE_INFINITY);
    const item = ITEM.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') {
      if (isOpen && last?.kind === 'paragraph') last.lines.push(line);
      else blocks.push({ kind: 'paragraph', lines: [line] });
    }
    isOpen = line !== '';
  }
  return blocks;
}

/** The one way to write these blocks: a list follows what announces it, everything else stands apart. */
export function writeProse(blocks: readonly ProseBlock[]): string {
  return blocks
    .map((block, index) => {
      const text = block.kind === 'list' ? block.items.map((item) => BULLET + item).join('\n') : block.lines.join('\n');
      const gap = block.kind === 'list' ? '\n' : '\n\n';
      return index === 0 ? text : gap + text;
    })
    .join('');
}

/** A prose text in its normal form, cut; the same text again gives the same. */
export function normaliseProse(text: string, longest: number): string {
  const whole = writeProse(parseProse(text));
  return whole.length <= longest ? whole : writeProse(parseProse(cut(whole, longest).replace(CUT_ITEM, '')));
}

export function proseOrNull(text: string | null | undefined, longest: number): string | null {
  return (text && normaliseProse(text, longest)) || null;
}
