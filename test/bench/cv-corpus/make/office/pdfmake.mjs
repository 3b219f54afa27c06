import pdfmake from 'pdfmake';

/** The other kind of PDF: made by a library from a list of blocks, as CV services do, with fonts that Chromium does not use. */
export function pdfOf(person, blocks) {
  const folder = new URL('../../../../../node_modules/pdfmake/fonts/Roboto/', import.meta.url).pathname;
  pdfmake.setFonts({
    Roboto: {
      normal: `${folder}Roboto-Regular.ttf`,
      bold: `${folder}Roboto-Medium.ttf`,
      italics: `${folder}Roboto-Italic.ttf`,
      bolditalics: `${folder}Roboto-MediumItalic.ttf`,
    },
  });
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake
    .createPdf({
      info: { title: person.name, creationDate: new Date(2026, 0, 1) },
      pageMargins: [45, 40],
      defaultStyle: { fontSize: 10, lineHeight: 1.15 },
      content: blocks.map(blockPdf),
    })
    .getBuffer();
}

function blockPdf(block) {
  if (block.type === 'heading')
    return { text: block.text, bold: true, fontSize: block.level ? 13 : 20, margin: [0, block.level ? 9 : 0, 0, 3] };
  if (block.type === 'point') return { ul: [block.text] };
  if (block.type === 'table') return tablePdf(block);
  // A tab is a column of its own here.
  const [left, right] = split(block.runs);
  return right
    ? {
        columns: [
          { text: left, width: 'auto' },
          { text: right, width: '*', margin: [12, 0, 0, 0] },
        ],
      }
    : { text: left };
}

function tablePdf({ rows, widths }) {
  return {
    layout: 'noBorders',
    table: {
      widths: widths.map((width) => `${width - 1}%`),
      body: rows.map((row) => row.map((blocks) => ({ stack: blocks.map(blockPdf) }))),
    },
  };
}

function split(runs) {
  const parts = [[], null];
  for (const { text, bold, italic } of runs) {
    const [before, after] = text.split('\t');
    const run = (part) => ({ text: part, bold, italics: italic });
    if (before) (parts[1] ?? parts[0]).push(run(before));
    if (after !== undefined) parts[1] = after ? [run(after)] : [];
  }
  return parts;
}
