import type { TextDocument } from '@babelboard/document-reading/contract';

/** What is needed of a document. */
export type CvDocument = Pick<TextDocument, 'lines'>;
export type CvLine = CvDocument['lines'][number];

const USUAL_SIZE = 11;
const LEADING = 1.2;

/** The lines of a text that was kept without its layout: all look alike, one below the other. */
export function plainLines(text: string): CvLine[] {
  const plain = { page: 1, x: 0, size: USUAL_SIZE, bold: false, heading: false, area: 0, links: [] };
  return text.split('\n').map((line, at) => ({ ...plain, text: line, y: (at + 1) * USUAL_SIZE * LEADING }));
}
