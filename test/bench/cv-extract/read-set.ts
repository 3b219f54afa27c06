import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cv, type CvKnowledge, readCv } from '@babelboard/cv-reading/contract';
import { type DocumentType, readDocument } from '@babelboard/document-reading/contract';
import { type Counts, countCv, type Miss } from './count-values.js';
import { CORPUS, type ExpectedCv, expectedOf, filesOf, type SetName } from './expected-cv.js';

export interface ReadFile {
  file: string;
  /** Of the text, by its expected values. */
  language: string;
  expected: ExpectedCv;
  cv: Cv;
  counts: Counts;
  misses: Miss[];
  /** Milliseconds for the lines of the document, and for what they say. */
  documentMs: number;
  cvMs: number;
}

/** Reads every document of a set and counts what is right. */
export async function readSet(set: SetName, knowledge: CvKnowledge, folder = CORPUS): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of filesOf(set, folder)) {
    const expected = expectedOf(file, folder);
    const bytes = readFileSync(join(folder, file));
    const started = performance.now();
    const document = await readDocument(bytes, file.split('.').at(-1) as DocumentType);
    const lined = performance.now();
    const cv = readCv(document, knowledge);
    const cvMs = performance.now() - lined;
    const { counts, misses } = countCv(expected, cv);
    read.push({ file, language: expected.language, expected, cv, counts, misses, documentMs: lined - started, cvMs });
  }
  return read;
}
