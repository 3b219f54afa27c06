import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { column, pdfOf } from '../../libs/document-reading/src/testing/made-pdf.js';

/** The lines of every file below. */
export const CV_LINES = ['Ada Lovelace', 'ada@example.test', 'Languages', 'German: B2', 'English: native'];

export const PDF = Buffer.from(pdfOf(column(50, 60, 20, ...CV_LINES)));

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with these lines. @param parts beside those that make it one, or in their place */
export function docxFile(parts: Record<string, string | Buffer> = {}, lines = CV_LINES): Promise<Buffer> {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  return zipFile({
    '[Content_Types].xml': CONTENT_TYPES,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** A document of LibreOffice with these lines. */
export function odtFile(parts: Record<string, string | Buffer> = {}, lines = CV_LINES): Promise<Buffer> {
  const text = lines.map((line) => `<text:p>${line}</text:p>`).join('');
  return zipFile({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest:manifest/>',
    ...parts,
  });
}

export const RTF = Buffer.from(`{\\rtf1\\ansi ${CV_LINES.join('\\par ')}}`);
export const TXT = Buffer.from(CV_LINES.join('\n'));

export async function zipFile(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    // The first of an ODT says what it is, and is not packed; thousands of small ones would take seconds to pack.
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' && content.length > 10 });
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
