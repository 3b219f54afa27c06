import type { CvLine } from '../document.js';

/** How a line is set, as far as headings differ from other lines. */
export function styleOf(line: CvLine): string {
  const marks = [
    line.heading ? 'heading' : '',
    line.bold ? 'bold' : '',
    String(Math.round(line.size * 2) / 2),
    isCapitals(line.text) ? 'capitals' : '',
    isDecorated(line.text) ? 'decorated' : '',
  ];
  return marks.join(' ');
}

/** The style that most letters have. */
export function bodyStyle(lines: readonly CvLine[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) {
    const style = styleOf(line);
    letters.set(style, (letters.get(style) ?? 0) + line.text.length);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The size in points that a style names. */
export function sizeOf(style: string): number {
  return Number(/[\d.]+/.exec(style)?.[0] ?? 0);
}

/** Lines whose style alone may say that they are headings. */
export function standsOut(line: CvLine, body: string): boolean {
  const bodySize = sizeOf(body);
  const isBold = line.bold && !body.includes('bold');
  const isCaps = isCapitals(line.text) && !body.includes('capitals');
  return line.heading || isBold || isCaps || isDecorated(line.text) || line.size > bodySize * 1.05;
}

/** Set like the body, but for its capitals. */
export function differsInCapitals(line: CvLine, body: string): boolean {
  return isCapitals(line.text) && styleOf({ ...line, text: line.text.toLowerCase() }) === body;
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** "Education:" and "=== Education ===". */
function isDecorated(text: string): boolean {
  return /:\s*$/.test(text) || isFramed(text);
}

/** "=== Education ===", "# Education". */
export function isFramed(text: string): boolean {
  return /^\s*([=*#_~-])\1+\s*\p{L}/u.test(text) || /^#\s*\p{L}/u.test(text);
}
