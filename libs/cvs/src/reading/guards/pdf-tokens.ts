/** What PDF is written in, as far as it takes to find names and the strings behind them. */
export interface PdfToken {
  /** `word`: a number, or an operator as `stream`. */
  kind: 'name' | 'string' | 'word' | 'open' | 'close';
  /** As a reader understands it: without escapes. Empty for brackets. */
  text: string;
  /** Behind it. */
  end: number;
}

const BLANK = '\\0\\t\\n\\f\\r ';
const REGULAR = `[^${BLANK}()<>[\\]{}/%]`;
/** Blanks and comments, once more as often as it takes: a loop within the expression could go back in too many ways. */
const BETWEEN = new RegExp(`[${BLANK}]+|%[^\\r\\n]*`, 'y');
const TOKEN = new RegExp(`(<<|\\[)|(>>|\\])|/(${REGULAR}*)|<([^<>]*)>|(\\()|(${REGULAR}+)|[<>{})]`, 'y');
const ESCAPED = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' };

/** Reads one token after the other. @param pdf one character for each byte */
export function* pdfTokens(pdf: string, from: number): Generator<PdfToken> {
  for (let at = from; ; ) {
    const found = matchAt(TOKEN, pdf, skip(pdf, at));
    if (found === null) return;
    const [, open, close, name, hex, string, word] = found;
    at = found.index + found[0].length;
    if (string !== undefined) {
      const end = endOfString(pdf, at);
      yield { kind: 'string', text: unescaped(pdf.slice(at, end)), end: end + 1 };
      at = end + 1;
    } else if (hex !== undefined) yield { kind: 'string', text: ofHex(hex), end: at };
    else if (name !== undefined) yield { kind: 'name', text: ofName(name), end: at };
    else if (word !== undefined) yield { kind: 'word', text: word, end: at };
    else if (open !== undefined || close !== undefined)
      yield { kind: open === undefined ? 'close' : 'open', text: '', end: at };
  }
}

function skip(pdf: string, from: number): number {
  let at = from;
  for (let blank = matchAt(BETWEEN, pdf, at); blank !== null; blank = matchAt(BETWEEN, pdf, at)) at += blank[0].length;
  return at;
}

function matchAt(sticky: RegExp, pdf: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(pdf);
}

/** Where its last bracket stands; brackets within come in pairs, or behind a backslash. */
function endOfString(pdf: string, from: number): number {
  let depth = 1;
  for (let at = from; at < pdf.length; at += 1) {
    const character = pdf[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return pdf.length;
}

function unescaped(string: string): string {
  return string.replace(ESCAPED, (_all, octal: string | undefined, character: string) =>
    octal === undefined ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  );
}

function ofHex(hex: string): string {
  const digits = hex.replace(/[^\da-f]/gi, '');
  // A digit that is left at the end has a zero behind it.
  return Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1');
}

/** `/J#61vaScript` is a name like any other. */
function ofName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
