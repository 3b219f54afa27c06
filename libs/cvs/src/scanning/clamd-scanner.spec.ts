import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EICAR, type FakeClamd, startFakeClamd } from '../../../../test/support/fake-clamd.js';
import { ClamdScanner } from './clamd-scanner.js';
import { createScanner } from './create-scanner.js';
import { ScannerAway } from './malware-scanner.js';

const MEGABYTE = 1024 * 1024;
let clamd: FakeClamd;
let scanner: ClamdScanner;

beforeAll(async () => {
  clamd = await startFakeClamd();
  scanner = new ClamdScanner(new URL(clamd.url));
});
afterAll(() => clamd.stop());
beforeEach(() => {
  clamd.answer = undefined;
});

const file = (...chunks: (string | Buffer)[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

describe('the scanner behind CLAMD_URL', () => {
  it('tells a harmless file from one that is not, wherever it is cut', async () => {
    expect(await scanner.isClean(file('Ada', ' Lovelace'))).toBe(true);
    expect(await scanner.isClean(file(EICAR))).toBe(false);
    expect(await scanner.isClean(file(`x${EICAR.slice(0, 20)}`, EICAR.slice(20)))).toBe(false);
  });

  it('gets every byte', async () => {
    await scanner.isClean(file(...Array.from({ length: 9 }, () => Buffer.alloc(MEGABYTE, 'a'))));
    expect(clamd.scanned.at(-1)).toBe(9 * MEGABYTE);
  });

  it.each(['INSTREAM size limit exceeded. ERROR', 'stream: Can not allocate memory ERROR', '', 'stream: OKAY'])(
    'is away, and says nothing of the file, when it answers %p',
    async (answer) => {
      clamd.answer = answer;
      await expect(scanner.isClean(file('Ada'))).rejects.toThrow(ScannerAway);
    },
  );

  it('is away where nobody listens', async () => {
    await expect(new ClamdScanner(new URL('tcp://127.0.0.1:1')).isClean(file('Ada'))).rejects.toThrow(ScannerAway);
  });

  it('is not to blame when the file breaks while it is sent', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });
    const refusal = await scanner.isClean(broken).catch((error: Error) => error);
    expect([(refusal as Error).message, refusal instanceof ScannerAway]).toEqual(['gone', false]);
  });

  it('is chosen by the setting; without it a file does not wait for anybody', () => {
    expect(createScanner({ clamdUrl: clamd.url }).firstState).toBe('pending');
    expect(createScanner({ clamdUrl: undefined }).firstState).toBe('clean');
  });

  it('is away where it is not set: a file that waits for it is not called clean', async () => {
    await expect(createScanner({ clamdUrl: undefined }).isClean(file('Ada'))).rejects.toThrow(ScannerAway);
  });
});
