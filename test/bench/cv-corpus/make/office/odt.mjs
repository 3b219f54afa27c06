import { escapeXml, zipOf } from './zip.mjs';

const NAMESPACES = ['office', 'text', 'table', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const FORMAT = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
const TYPE = 'application/vnd.oasis.opendocument.text';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

export function odtOf(blocks) {
  const styles =
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
    '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>';
  return zipOf(
    {
      mimetype: TYPE,
      'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
      'content.xml': `${XML}<office:document-content ${NAMESPACES} ${FORMAT} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${blocks.map(blockXml).join('')}</office:text></office:body></office:document-content>`,
    },
    { firstStored: true },
  );
}

function blockXml(block, index) {
  if (block.type === 'heading')
    return `<text:h text:outline-level="${block.level + 1}">${textXml(block.text)}</text:h>`;
  if (block.type === 'point')
    return `<text:list><text:list-item><text:p>${textXml(block.text)}</text:p></text:list-item></text:list>`;
  if (block.type === 'table') return tableXml(block, index);
  return `<text:p>${block.runs.map(runXml).join('')}</text:p>`;
}

function tableXml({ rows, widths }, index) {
  const cell = (blocks) =>
    `<table:table-cell office:value-type="string">${blocks.map(blockXml).join('')}</table:table-cell>`;
  const body = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`);
  return `<table:table table:name="Table${index}"><table:table-column table:number-columns-repeated="${widths.length}"/>${body.join('')}</table:table>`;
}

/** Tabs and repeated spaces are elements in OpenDocument. */
const textXml = (text) =>
  escapeXml(text)
    .replaceAll('\t', '<text:tab/>')
    .replace(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`);

function runXml({ text, bold, italic }) {
  if (!bold && !italic) return textXml(text);
  return `<text:span text:style-name="${bold ? 'T1' : 'T2'}">${textXml(text)}</text:span>`;
}
