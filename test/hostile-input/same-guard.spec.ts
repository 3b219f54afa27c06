import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UploadAttachment } from '../../libs/applications/src/conversations/commands/upload-attachment.command.js';
import { UploadAttachmentHandler } from '../../libs/applications/src/conversations/commands/upload-attachment.handler.js';
import { UploadCv } from '../../libs/cvs/src/commands/upload-cv.command.js';
import { UploadCvHandler } from '../../libs/cvs/src/commands/upload-cv.handler.js';
import { DocumentReader } from '../../libs/cvs/src/reading/document-reader.js';
import { SentDocuments } from '../../libs/cvs/src/reading/sent-documents.js';
import { NoScanner } from '../../libs/cvs/src/scanning/no-scanner.js';
import { docxFile, odtFile, PDF, RTF } from '../support/cv-files.js';
import { HOSTILE_CVS } from './hostile-cvs.js';

const LET_IN = 'It is let in';
/** Who may upload is decided elsewhere; what is let in goes no further. */
const LETS_IN = { files: { keeping: () => Promise.reject(new Error(LET_IN)) }, limits: { consume: () => undefined } };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'same-guard-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const reader = new DocumentReader();
const documents = new SentDocuments(reader, new NoScanner());

/** The first transaction of an attachment asks who writes. */
function database(skipped: number) {
  let asked = 0;
  return {
    dataSource: { manager: { countBy: () => 0 } },
    transaction: (work: (tx: unknown) => unknown) => {
      asked += 1;
      return asked > skipped ? work({}) : undefined;
    },
  };
}

type Parameters<T extends abstract new (...parameters: never[]) => unknown> = ConstructorParameters<T>;

function uploadCv(file: UploadCv['file']) {
  const parts = [database(0), {}, reader, new NoScanner(), {}, {}, LETS_IN.files, {}, {}];
  const handler = new UploadCvHandler(...(parts as unknown as Parameters<typeof UploadCvHandler>));
  return handler.execute(new UploadCv({ accountId: 1 } as UploadCv['asker'], file));
}

function attach(file: UploadCv['file']) {
  const parts = [database(1), {}, documents, {}, {}, LETS_IN.files, LETS_IN.limits, {}];
  const handler = new UploadAttachmentHandler(...(parts as unknown as Parameters<typeof UploadAttachmentHandler>));
  return handler.execute(new UploadAttachment({ side: 'candidate', accountId: 1 }, 1, file));
}

async function outcomesOf(name: string, make: () => Buffer | Promise<Buffer>): Promise<unknown[]> {
  const content = await make();
  const file = { path: join(folder, 'file'), name, size: content.length };
  await writeFile(file.path, content);
  const outcomes: unknown[] = [];
  for (const upload of [uploadCv, attach]) {
    outcomes.push(await upload(file).catch((error: { code?: string; message: string }) => error.code ?? error.message));
  }
  return outcomes;
}

describe('a CV, and what is attached to a message of an application', () => {
  const reaching = HOSTILE_CVS.filter(({ code }) => ['CV_HAS_PROGRAM', 'CV_REACHES_OUT'].includes(code));

  it.each(reaching)('are refused alike: $what', async ({ name, code, make }) => {
    expect(await outcomesOf(name, make)).toEqual([code, code]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['pdf', () => PDF],
    ['docx', docxFile],
    ['odt', odtFile],
    ['rtf', () => RTF],
  ])('are let in alike: %s', async (type, make) => {
    expect(await outcomesOf(`cv.${type}`, make)).toEqual([LET_IN, LET_IN]);
  });
});
