import type { TextDocument } from '@babelboard/document-reading/contract';
import type { CvRefusal } from '../cv.errors.js';
import type { CvType } from '../domain/cv-type.js';

/** What the program writes at its end; the document where it was asked for. */
export type ReadAnswer = { refused: CvRefusal } | { type: CvType; document: TextDocument | null };
