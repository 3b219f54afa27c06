import { readDocument, type TextDocument, UnreadableDocument } from '@babelboard/document-reading/contract';
import type { ProfileDocument, ProfileRefusal } from '@babelboard/profile-documents/contract';
import type { CvRefusal } from '../cv.errors.js';
import { LONGEST_TEXT } from '../domain/cv-limits.js';
import type { CvType } from '../domain/cv-type.js';
import type { GuardedDocument } from './guards/guard-document.js';
import { Refused } from './guards/refused.js';
import type { ReadContent } from './read-answer.js';

const REFUSALS: Record<UnreadableDocument['reason'], CvRefusal> = {
  broken: 'CV_BROKEN',
  doctype: 'CV_BROKEN',
  encrypted: 'CV_ENCRYPTED',
  'too-large': 'CV_TOO_COMPLEX',
};

const PROFILE_REFUSALS: Record<ProfileRefusal, CvRefusal> = {
  PROFILE_FILE_BROKEN: 'CV_BROKEN',
  PROFILE_FILE_TOO_LARGE: 'CV_TOO_COMPLEX',
  PROFILE_FILE_UNKNOWN: 'CV_TYPE_UNKNOWN',
  PROFILE_FILE_WITH_DOCTYPE: 'CV_BROKEN',
};

/** Reads what is in a document that the guards let through. @throws Refused */
export async function readContent(bytes: Buffer, { type, carriesXml }: GuardedDocument): Promise<ReadContent> {
  if (type === 'xml' || type === 'json') {
    return { document: null, profile: await readProfile(bytes) };
  }
  const document = await readLines(bytes, type);
  // What is attached may be anything: the lines are there all the same.
  return { document, profile: carriesXml ? await readProfile(bytes).catch(() => null) : null };
}

async function readLines(bytes: Buffer, type: Exclude<CvType, 'xml' | 'json'>): Promise<TextDocument> {
  const document = await readDocument(bytes, type).catch((error: Error) => {
    throw error instanceof UnreadableDocument ? new Refused(REFUSALS[error.reason]) : error;
  });
  if (document.text.length > LONGEST_TEXT) {
    throw new Refused('CV_TOO_MANY_PAGES');
  }
  return document;
}

async function readProfile(bytes: Buffer): Promise<ProfileDocument> {
  // Loaded where it is needed: it takes longer than a whole document.
  const { readProfileFile, UnreadableProfile } = await import('@babelboard/profile-documents/contract');
  try {
    const { document } = await readProfileFile(bytes);
    // The picture has its own way into a profile.
    return { ...document, photo: null };
  } catch (error) {
    throw error instanceof UnreadableProfile ? new Refused(PROFILE_REFUSALS[error.code]) : error;
  }
}
