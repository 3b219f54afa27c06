/** Writes the markup as Word does: styles, tabs, tables, text boxes (twice, once for old versions), headers and footers with the page's number. */
import { escapeXml, zipOf } from '../../cv-corpus/make/office/zip.mjs';
import { wrapped } from './blocks.mjs';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const SPACES = [
  `xmlns:w="${MAIN}" xmlns:r="${OFFICE}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml" mc:Ignorable="wps"',
].join(' ');
const WIDTH = 9600;

export function docxOf(nodes, { head, foot, heading = 'Heading1', font = 'Calibri' }) {
  const links = [];
  const state = { heading, links };
  const body = nodes.map((node) => blockXml(node, state)).join('');
  const extra = { header: head, footer: foot };
  const kinds = Object.keys(extra).filter((kind) => extra[kind]);
  const references = kinds.map((kind) => `<w:${kind}Reference w:type="default" r:id="${kind}"/>`).join('');
  const relation = (id, type, target, more = '') =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${more}/>`;
  const override = (part, type) => `<Override PartName="/word/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}${override('numbering', 'numbering')}${kinds.map((kind) => override(kind, kind)).join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'styles', 'styles.xml')}${relation('rId2', 'numbering', 'numbering.xml')}${kinds.map((kind) => relation(kind, kind, `${kind}.xml`)).join('')}${links.map((url, index) => relation(`link${index}`, 'hyperlink', escapeXml(url), ' TargetMode="External"')).join('')}</Relationships>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>${styleXml('Title', 'Title', 40)}${styleXml(heading, 'heading 1', 26)}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/></w:style></w:styles>`,
    'word/numbering.xml': `${XML}<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ...Object.fromEntries(kinds.map((kind) => [`word/${kind}.xml`, edgeXml(kind, extra[kind])])),
    'word/document.xml': `${XML}<w:document ${SPACES}><w:body>${body}<w:sectPr>${references}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  });
}

const styleXml = (id, name, size) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** `#` is the field with the page's number, `\t` a tab. */
function edgeXml(kind, text) {
  const tag = kind === 'header' ? 'hdr' : 'ftr';
  const field = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';
  const runs = text
    .split('#')
    .map((part) => run(part.replaceAll('\\t', '\t')))
    .join(field);
  return `${XML}<w:${tag} ${SPACES}><w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="${WIDTH}"/></w:tabs></w:pPr>${runs}</w:p></w:${tag}>`;
}

function blockXml(node, state) {
  switch (node.tag) {
    case 'h1':
      return paragraphXml(node, '<w:pStyle w:val="Title"/>', state);
    case 'h2':
      return paragraphXml(node, `<w:pStyle w:val="${state.heading}"/>`, state);
    case 'p':
      return paragraphXml(node, propertiesXml(node.at), state);
    case 'ul':
      return node.kids
        .map((kid) =>
          paragraphXml(
            kid,
            '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
            state,
          ),
        )
        .join('');
    case 'table':
      return tableXml(node, state);
    case 'box':
      return `<w:p>${boxXml(node, state)}</w:p>`;
    default:
      throw new Error(`<${node.tag ?? node}> is no block`);
  }
}

/** `right`: tabs go to the right margin; `tab="…"`: to this place; `center`. */
const propertiesXml = ({ right, tab, center }) =>
  `${right || tab ? `<w:tabs><w:tab w:val="${right ? 'right' : 'left'}" w:pos="${right ? WIDTH : tab}"/></w:tabs>` : ''}${center ? '<w:jc w:val="center"/>' : ''}`;

const paragraphXml = ({ at, kids }, properties, state) =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${kids.map((kid) => inlineXml(kid, look(at), state)).join('')}</w:p>`;

/** `spaced`: letters apart; `caps`: written small, shown in capitals. */
const look = ({ spaced, caps, size }) =>
  `${caps ? '<w:caps/>' : ''}${spaced ? '<w:spacing w:val="80"/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}`;

const LOOKS = { b: '<w:b/>', i: '<w:i/>', u: '<w:u w:val="single"/>' };

function inlineXml(node, style, state) {
  if (typeof node === 'string') return run(node, style);
  if (node.tag === 'tab') return run('\t', style);
  if (node.tag === 'br') return '<w:r><w:br/></w:r>';
  if (node.tag === 'box') return boxXml(node, state);
  if (node.tag === 'a') {
    const id = `link${state.links.push(node.at.href) - 1}`;
    return `<w:hyperlink r:id="${id}">${node.kids.map((kid) => inlineXml(kid, style, state)).join('')}</w:hyperlink>`;
  }
  return node.kids.map((kid) => inlineXml(kid, LOOKS[node.tag] + style, state)).join('');
}

function run(text, style = '') {
  const parts = text.split('\t').map((part) => (part ? `<w:t xml:space="preserve">${escapeXml(part)}</w:t>` : ''));
  return `<w:r>${style ? `<w:rPr>${style}</w:rPr>` : ''}${parts.join('<w:tab/>')}</w:r>`;
}

/** A text box: `old` is only the form of old versions. */
function boxXml(node, state) {
  const inner = `<w:txbxContent>${node.kids.map((kid) => blockXml(kid, state)).join('')}</w:txbxContent>`;
  const old = `<w:pict><v:shape style="width:180pt;height:200pt" stroked="f"><v:textbox>${inner}</v:textbox></v:shape></w:pict>`;
  if (node.at.old) return `<w:r>${old}</w:r>`;
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2300000" cy="2600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${inner}</wps:txbx><wps:bodyPr/></wps:wsp>`;
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>3900000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="2300000" cy="2600000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${state.links.length + 10}" name="Textfeld 2"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

function tableXml({ at, kids }, state) {
  const widths = at.w.split(',').map((share) => Math.round((Number(share) * WIDTH) / 100));
  const side = (name) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`;
  const borders = at.border
    ? `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(side).join('')}</w:tblBorders>`
    : '';
  const cell = (node, index) => {
    const span = Number(node.at.span ?? 1);
    const blocks = wrapped(node);
    const inner = blocks.map((block) => blockXml(block, state)).join('');
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>${inner}${blocks.at(-1)?.tag === 'table' ? '<w:p/>' : ''}</w:tc>`;
  };
  const rows = kids.map((row) => `<w:tr>${row.kids.map(cell).join('')}</w:tr>`).join('');
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/>${borders}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows}</w:tbl>`;
}
