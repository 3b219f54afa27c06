/** Plain text as people type it: columns by spaces, headings underlined or in capitals. */
export function textOf(blocks, { headings = 'underlined', encoding = 'utf8', lineEnd = '\n' }) {
  const text = blocks.flatMap((block) => blockLines(block, headings)).join('\n');
  return encode(`${text.replace(/^\n+/, '')}\n`.replaceAll('\n', lineEnd), encoding);
}

function encode(text, encoding) {
  if (encoding === 'utf16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf8-mark') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'latin1' && /[^\0-\xFF]/.test(text)) throw new Error('a letter that Latin-1 has not');
  return Buffer.from(text, encoding);
}

const HEADINGS = {
  underlined: (text) => ['', text, '-'.repeat(text.length)],
  capitals: (text) => ['', `=== ${text.toUpperCase()} ===`, ''],
  colon: (text) => ['', `${text.toUpperCase()}:`],
};

function blockLines(block, headings) {
  if (block.type === 'heading') return block.level ? HEADINGS[headings](block.text) : [block.text];
  if (block.type === 'point') return [`  * ${block.text}`];
  if (block.type === 'table') return block.rows.flatMap((row) => rowLines(row, block.widths, headings));
  return [
    block.runs
      .map(({ text }) => text)
      .join('')
      .replaceAll('\t', '   '),
  ];
}

function rowLines(row, widths, headings) {
  const cells = row.map((blocks) => blocks.flatMap((block) => blockLines(block, headings)));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) =>
    cells
      .map((lines, column) => (lines[index] ?? '').padEnd(Math.max(widths[column] * 0.9, 12)))
      .join(' ')
      .trimEnd(),
  );
}
