import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CvOwner } from '../e2e/cvs/cv-owner.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { sendThenRead } from '../support/send-then-read.js';
import { HOSTILE_CVS } from './hostile-cvs.js';
import { pdfBomb } from './hostile-pdfs.js';

const MEGABYTE = 1024 * 1024;

let folder: string;
let api: TestApi;
let owner: CvOwner;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cv-uploads-'));
  api = await startTestApi({ DATA_DIR: folder, TRUST_PROXY: '1' });
  owner = await CvOwner.arrive(api);
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** All that lies in the folder of the data. */
const files = async () => (await readdir(folder, { recursive: true })).filter((path) => /[/\\]./.test(path));

describe('a file that nobody should take for a CV', () => {
  it.each(HOSTILE_CVS)('is refused with words of its own: $what', async ({ name, code, make }) => {
    const file = await make();
    const { status, body } = await owner.upload(file, name, { headers: { 'X-Forwarded-For': nextAddress() } });
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, code, 'cv']);
    expect(body.errors?.[0]?.message).toMatch(/^[A-Z].{20,}\.$/);
    await api.app.get(Database).query(`DELETE FROM rate_limit WHERE key LIKE 'upload-account%'`);
  });

  it('leaves neither a row nor a file', async () => {
    expect(await api.app.get(Database).query('SELECT 1 FROM cv')).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('is refused in German, too', async () => {
    const { body } = await owner.upload(Buffer.alloc(0), 'cv.pdf', { headers: { 'Accept-Language': 'de' } });
    expect(body.errors?.[0]?.message).toBe('Diese Datei ist leer. Bitte wähle eine andere.');
  });
});

describe('large uploads', () => {
  /** Sends a form whose file is made while it is sent, so that the sender holds nothing of it either. */
  function send(bytes: number, { length = true, person = owner } = {}): Promise<number> {
    const head = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n';
    const tail = '\r\n--x--\r\n';
    const total = head.length + bytes + tail.length;
    return new Promise((resolve, reject) => {
      const sent = request(`${api.url}/api/candidates/mycv/fromVue`, {
        method: 'POST',
        headers: {
          ...person.account.bearer,
          'X-Forwarded-For': nextAddress(),
          'Content-Type': 'multipart/form-data; boundary=x',
          ...(length ? { 'Content-Length': total } : {}),
        },
      });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.write(head);
      let left = bytes;
      const more = () => {
        while (left > 0) {
          const chunk = Buffer.alloc(Math.min(left, 64 * 1024));
          left -= chunk.length;
          if (!sent.write(chunk)) {
            sent.once('drain', more);
            return;
          }
        }
        sent.end(tail);
      };
      more();
    });
  }

  it('of several people at once are never held in memory', async () => {
    await send(1_000);
    const people = await Promise.all(Array.from({ length: 4 }, () => CvOwner.arrive(api)));
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 5);
    const statuses = await Promise.all([...people, ...people].map((person) => send(9 * MEGABYTE, { person })));
    clearInterval(watch);
    expect(statuses).toEqual(Array(8).fill(422));
    // 72 MB went through.
    expect(most).toBeLessThan(36 * MEGABYTE);
  });

  it('of more than ten megabytes are refused, whether or not they say so before', async () => {
    expect(await Promise.all([send(20 * MEGABYTE), send(20 * MEGABYTE, { length: false })])).toEqual([422, 422]);
    expect(await files()).toEqual([]);
  });

  it('are refused to who reads nothing before all is sent: the connection stays until then', async () => {
    const headers = { ...owner.account.bearer, 'X-Forwarded-For': nextAddress() };
    expect(await sendThenRead(`${api.url}/api/candidates/mycv/fromVue`, headers, 11 * MEGABYTE)).toContain(
      'CV_TOO_LARGE',
    );
  });
});

describe('too many uploads', () => {
  it('of one person at once keep nobody else waiting', async () => {
    const [flooder, other] = [await CvOwner.arrive(api), await CvOwner.arrive(api)];
    const bomb = pdfBomb();
    const answered: string[] = [];
    const upload = async (person: CvOwner, file: Buffer | undefined, name: string) => {
      const { status } = await person.upload(file, 'cv.pdf', { headers: { 'X-Forwarded-For': nextAddress() } });
      answered.push(`${name} ${status}`);
    };
    const flood = Array.from({ length: 10 }, () => upload(flooder, bomb, 'bomb'));
    await eventually(() => expect(answered).toEqual(Array(8).fill('bomb 429')));
    await Promise.all([...flood, upload(other, undefined, 'CV')]);
    // Behind the one that is being checked, and before the second of the same person.
    expect(answered.slice(8)).toEqual(['bomb 422', 'CV 200', 'bomb 422']);
  });

  it('of one person are refused, whatever is in them', async () => {
    const flooder = await CvOwner.arrive(api);
    const statuses: number[] = [];
    for (let n = 0; n < 42; n += 1) {
      const headers = { 'X-Forwarded-For': nextAddress() };
      statuses.push((await flooder.upload(Buffer.alloc(0), 'cv.pdf', { headers })).status);
    }
    expect(statuses).toEqual([...Array(40).fill(422), 429, 429]);
  });
});

let asked = 0;

/** Limits of a place are not what these are about. */
function nextAddress(): string {
  asked += 1;
  return `10.9.${asked >> 8}.${asked & 255}`;
}
