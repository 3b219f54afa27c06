import { escapeXml, zipOf } from './zip.mjs';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WIDTH = 9600;

export function docxOf(blocks) {
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPE}.numbering+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="${WORD}">${['Title', 'Heading1', 'ListParagraph'].map(styleXml).join('')}</w:styles>`,
    'word/numbering.xml': `${XML}<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${blocks.map(blockXml).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  });
}

const NAMES = { Title: 'Title', Heading1: 'heading 1', ListParagraph: 'List Paragraph' };
const styleXml = (id) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${NAMES[id]}"/>${id === 'ListParagraph' ? '' : '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>'}</w:style>`;

function blockXml(block) {
  if (block.type === 'heading')
    return paragraphXml([{ text: block.text }], `<w:pStyle w:val="${block.level ? 'Heading1' : 'Title'}"/>`);
  if (block.type === 'point') {
    return paragraphXml(
      [{ text: block.text }],
      '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
    );
  }
  if (block.type === 'table') return tableXml(block);
  return paragraphXml(block.runs, '<w:tabs><w:tab w:val="left" w:pos="2400"/></w:tabs>');
}

function tableXml({ rows, widths }) {
  const widthOf = (share) => Math.round((share * WIDTH) / 100);
  const cell = (blocks, share) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widthOf(share)}" w:type="dxa"/></w:tcPr>${blocks.map(blockXml).join('')}${blocks.at(-1)?.type === 'table' || blocks.length === 0 ? '<w:p/>' : ''}</w:tc>`;
  const grid = widths.map((share) => `<w:gridCol w:w="${widthOf(share)}"/>`).join('');
  const body = rows.map((row) => `<w:tr>${row.map((blocks, index) => cell(blocks, widths[index])).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>`;
}

const paragraphXml = (runs, properties) => `<w:p><w:pPr>${properties}</w:pPr>${runs.map(runXml).join('')}</w:p>`;

function runXml({ text, bold, italic }) {
  const look = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}`;
  const parts = text.split('\t').map((part) => (part ? `<w:t xml:space="preserve">${escapeXml(part)}</w:t>` : ''));
  return `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}${parts.join('<w:tab/>')}</w:r>`;
}
