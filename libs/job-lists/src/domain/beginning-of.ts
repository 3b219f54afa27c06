/** Cuts a text between words, in one line, and marks that it goes on. */
export function beginningOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const space = line.lastIndexOf(' ', length - 1);
  const end = space > length / 2 ? space : length - 1;
  return `${line.slice(0, end).replace(/[\uD800-\uDBFF]$|[\s,;:.…–-]+$/u, '')}…`;
}
