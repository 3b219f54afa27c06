const WHITE = /[ \t\r\n]*/y;
const LITERAL = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Expected = 'value' | 'key' | 'colon' | 'next' | 'end';

/**
 * The index at which the grammar of JSON (RFC 8259) breaks: of the token, in a string of the character; the length where the
 * text ends too early. V8 names a position for some errors only.
 */
export function jsonErrorPosition(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let mayClose = false;
  for (let at = skip(WHITE, text, 0); at < text.length; at = skip(WHITE, text, at)) {
    const sign = text.charAt(at);
    const opens = mayClose;
    mayClose = false;
    if (sign === open.at(-1) && (expected === 'next' || opens)) {
      open.pop();
      expected = open.length === 0 ? 'end' : 'next';
      at += 1;
    } else if (expected === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign === '{' ? '}' : ']');
      expected = sign === '{' ? 'key' : 'value';
      mayClose = true;
      at += 1;
    } else if (expected === 'value' || (expected === 'key' && sign === '"')) {
      const end = sign === '"' ? endOfString(text, at) : skip(LITERAL, text, at);
      if (end <= at) {
        return sign === '"' ? -end : at;
      }
      expected = expected === 'key' ? 'colon' : open.length === 0 ? 'end' : 'next';
      at = end;
    } else if (expected === 'colon' && sign === ':') {
      expected = 'value';
      at += 1;
    } else if (expected === 'next' && sign === ',') {
      expected = open.at(-1) === '}' ? 'key' : 'value';
      at += 1;
    } else {
      return at;
    }
  }
  return text.length;
}

/** The index behind the string that starts at `at`; where it is broken, the index of the fault, negated. */
function endOfString(text: string, at: number): number {
  let index = at + 1;
  while (index < text.length) {
    const sign = text.charAt(index);
    if (sign === '"') {
      return index + 1;
    }
    const next = sign === '\\' ? skip(ESCAPE, text, index) : index + 1;
    if (next === index || sign < ' ') {
      return -index;
    }
    index = next;
  }
  return -text.length;
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
