export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** A control word with its number, or a control sign ("'", "~") alone. */
  | { kind: 'control'; word: string; value: number | null }
  /** A byte of the encoding of the font. */
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const CONTROL = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^a-zA-Z]))/y;
const TEXT = /[^\\{}\r\n]+/y;

/** The tokens of a file, one after the other, in one pass. Bytes stand for themselves, as in ISO 8859-1. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const sign = source[at];
    if (sign === '{' || sign === '}') {
      yield { kind: sign === '{' ? 'open' : 'close' };
      at += 1;
    } else if (sign === '\\') {
      CONTROL.lastIndex = at;
      const [all = '\\', word, value, hex, other] = CONTROL.exec(source) ?? [];
      at += all.length;
      if (hex !== undefined) yield { kind: 'byte', byte: Number.parseInt(hex, 16) };
      else yield { kind: 'control', word: word ?? other ?? '', value: value === undefined ? null : Number(value) };
      // Pictures may hold raw bytes, of which the control says how many.
      if (word === 'bin') at += Math.max(0, Number(value ?? 0));
    } else if (sign === '\r' || sign === '\n') {
      at += 1;
    } else {
      TEXT.lastIndex = at;
      const [text = ''] = TEXT.exec(source) ?? [];
      at += text.length;
      yield { kind: 'text', text };
    }
  }
}
