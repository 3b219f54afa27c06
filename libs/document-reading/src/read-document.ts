import { type DocumentType, type ReadLines, type TextDocument, UnreadableDocument } from './text-document.js';

type Reader = (bytes: Uint8Array) => ReadLines | Promise<ReadLines>;

/** Loaded when needed: PDF alone takes a hundred milliseconds. */
const READERS: Record<DocumentType, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf/read-pdf.js')).readPdf,
  docx: async () => (await import('./docx/read-docx.js')).readDocx,
  odt: async () => (await import('./odt/read-odt.js')).readOdt,
  rtf: async () => (await import('./rtf/read-rtf.js')).readRtf,
  txt: async () => (await import('./plain-text/read-plain-text.js')).readPlainText,
};

/**
 * Reads a file whose type is known by its content.
 *
 * Nothing is fetched, and nothing in the file is run. It does not protect memory and time: whoever takes files from strangers calls it in a
 * process with limits.
 *
 * @throws {UnreadableDocument} with the reason.
 */
export async function readDocument(bytes: Uint8Array, type: DocumentType): Promise<TextDocument> {
  const reader = await READERS[type]();
  try {
    const { pages, lines } = await reader(bytes);
    return { type, pages, lines, text: lines.map(({ text }) => text).join('\n') };
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('broken', { cause: error });
  }
}
