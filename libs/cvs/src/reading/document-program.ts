import { readDocument, type TextDocument, UnreadableDocument } from '@babelboard/document-reading/contract';
import type { CvRefusal } from '../cv.errors.js';
import { LARGEST_CV_BYTES, LONGEST_TEXT } from '../domain/cv-limits.js';
import type { CvType } from '../domain/cv-type.js';
import { guardDocument } from './guards/guard-document.js';
import { Refused } from './guards/refused.js';
import type { ReadAnswer } from './read-answer.js';

const REFUSALS: Record<UnreadableDocument['reason'], CvRefusal> = {
  broken: 'CV_BROKEN',
  doctype: 'CV_BROKEN',
  encrypted: 'CV_ENCRYPTED',
  'too-large': 'CV_TOO_COMPLEX',
};

/**
 * Reads one document from the standard input and writes what is in it to the standard output: a process of its own, under the limits of
 * `run-limited.ts`, since files of strangers may make a parser take all there is. Told `check`, it says only whether it can be read.
 */
async function run(): Promise<ReadAnswer> {
  try {
    const bytes = await input();
    const type = await guardDocument(bytes);
    const document = await read(bytes, type);
    return { type, document: process.argv[2] === 'check' ? null : document };
  } catch (error) {
    return { refused: error instanceof Refused ? error.code : 'CV_BROKEN' };
  }
}

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > LARGEST_CV_BYTES) {
      throw new Refused('CV_TOO_LARGE');
    }
  }
  return Buffer.concat(chunks);
}

async function read(bytes: Buffer, type: CvType): Promise<TextDocument> {
  const document = await readDocument(bytes, type).catch((error: Error) => {
    throw error instanceof UnreadableDocument ? new Refused(REFUSALS[error.reason]) : error;
  });
  if (document.text.length > LONGEST_TEXT) {
    throw new Refused('CV_TOO_MANY_PAGES');
  }
  return document;
}

const answer = JSON.stringify(await run());
// Not before all of it is written.
process.stdout.write(answer, () => process.exit(0));
