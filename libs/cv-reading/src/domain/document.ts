import type { TextDocument } from '@babelboard/document-reading/contract';

/** What is needed of a document. */
export type CvDocument = Pick<TextDocument, 'lines'>;
export type CvLine = CvDocument['lines'][number];
