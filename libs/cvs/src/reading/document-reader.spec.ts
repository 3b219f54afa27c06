import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { CV_LINES, docxFile, odtFile, PDF, RTF, TXT } from '../../../../test/support/cv-files.js';
import { endReadingProcess } from '../../../../test/support/reading-processes.js';
import { DocumentReader } from './document-reader.js';
import { ProgramBroke } from './process-end.js';

const reader = new DocumentReader();
const streamOf = (bytes: Buffer) => Readable.from([bytes]);

describe('the process that reads documents', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['pdf', () => PDF],
    ['docx', docxFile],
    ['odt', odtFile],
    ['rtf', () => RTF],
    ['txt', () => TXT],
    ['txt', () => Buffer.from(`\uFEFF${CV_LINES.join('\r\n')}`, 'utf16le')],
  ])('gives the lines of a %s', async (type, make) => {
    const { document, profile } = await reader.read(streamOf(await make()));
    expect([document?.type, document?.lines.map(({ text }) => text), profile]).toEqual([type, CV_LINES, null]);
  });

  it('takes no more than ten megabytes', async () => {
    await expect(reader.check(streamOf(Buffer.alloc(10 * 1024 * 1024 + 1, 'CV ')), 1)).rejects.toThrow('CV_TOO_LARGE');
  });

  it('tells who comes behind twenty others to come again', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 23 }, (_, n) => reader.check(streamOf(Buffer.alloc(0)), n)),
    );
    const codes = all.map((one) => (one.status === 'rejected' ? one.reason.code : 'none'));
    expect(codes.filter((code) => code === 'CV_EMPTY')).toHaveLength(21);
    expect(codes.slice(21)).toEqual(['TOO_MANY_UPLOADS_AT_ONCE', 'TOO_MANY_UPLOADS_AT_ONCE']);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'blames no file where somebody ends it by %s, and goes on',
    async (signal) => {
      const reading = reader.read(new Readable({ read: () => undefined }));
      await Promise.all([endReadingProcess(signal), expect(reading).rejects.toThrow(ProgramBroke)]);
      expect((await reader.read(streamOf(TXT))).document?.type).toBe('txt');
    },
  );

  it('hands on what breaks outside of the document', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('The storage is away')) });
    await expect(reader.read(broken)).rejects.toThrow('The storage is away');
  });
});
