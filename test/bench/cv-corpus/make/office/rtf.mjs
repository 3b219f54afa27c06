/** Rich text as word processors write it: Western letters by code page, all others as `\u` with a question mark for old readers. */
export function rtfOf(blocks) {
  const head =
    '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\colortbl;\\red0\\green0\\blue0;}\\uc1\\f0\\fs22\n';
  return Buffer.from(`${head}${blocks.map(blockRtf).join('\n')}\n}`, 'latin1');
}

function blockRtf(block) {
  if (block.type === 'heading')
    return `\\pard\\sb200\\b\\fs${block.level ? 28 : 36} ${escapeRtf(block.text)}\\b0\\fs22\\par`;
  if (block.type === 'point') return `\\pard{\\pntext\\bullet\\tab}\\fi-360\\li720 ${escapeRtf(block.text)}\\par`;
  if (block.type === 'table') return tableRtf(block);
  return `\\pard\\tx2400 ${block.runs.map(runRtf).join('')}\\par`;
}

function tableRtf({ rows, widths }) {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0) * 96);
  const cells = `\\trowd${ends.map((end) => `\\cellx${end}`).join('')}`;
  const cell = (blocks) =>
    `${blocks
      .map(blockRtf)
      .join('')
      .replaceAll('\\pard', '\\pard\\intbl')
      .replace(/\\par$/, '')}\\cell`;
  return rows.map((row) => `${cells}\n${row.map(cell).join('\n')}\\row`).join('\n');
}

const runRtf = ({ text, bold, italic }) => {
  if (bold) return `{\\b ${escapeRtf(text)}}`;
  return italic ? `{\\i ${escapeRtf(text)}}` : escapeRtf(text);
};

const escapeRtf = (text) =>
  [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      if (letter === '\t') return '\\tab ';
      if ('\\{}'.includes(letter)) return `\\${letter}`;
      if (letter === '–') return '\\endash ';
      if (code < 128) return letter;
      if (code >= 160 && code < 256) return `\\'${code.toString(16)}`;
      return `\\u${code > 32767 ? code - 65536 : code}?`;
    })
    .join('');
