import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A DOCX with this inside its body. */
export function docxOf(body: string, parts: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  return zipOf({
    ...parts,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  });
}

export const docxLine = (text: string, properties = '') =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** An ODT with this as its text. */
export function odtOf(text: string, styles = '', parts: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`;
  return zipOf({ ...parts, 'content.xml': content });
}
