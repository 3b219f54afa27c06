import type { TextDocument } from '@babelboard/document-reading/contract';
import type { ProfileDocument } from '@babelboard/profile-documents/contract';
import type { CvRefusal } from '../cv.errors.js';
import type { CvType } from '../domain/cv-type.js';

/** What is in a document: lines, or a profile that it carries in a format of its own; some have both. */
export interface ReadContent {
  document: TextDocument | null;
  profile: ProfileDocument | null;
}

/** What the program writes at its end; the content where it was asked for. */
export type ReadAnswer = { refused: CvRefusal } | { type: CvType; content: ReadContent | null };
