import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock, Database, Storage } from '@babelboard/platform';
import {
  type CvsResponse,
  changedCvsResponse,
  cvsResponse,
  type ExtractionResponse,
  extractionResponse,
  uploadedCvResponse,
} from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { docxFile, odtFile, PDF, RTF, TXT } from '../../support/cv-files.js';
import { type FakeClamd, startFakeClamd } from '../../support/fake-clamd.js';
import { takeEvents } from '../../support/outbox.js';
import { CvOwner } from './cv-owner.js';
import { describeScanning } from './scanning.suite.js';

let folder: string;
let api: TestApi;
let ada: CvOwner;
let clamd: FakeClamd;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cvs-'));
  clamd = await startFakeClamd();
  api = await startTestApi({ DATA_DIR: folder, CLAMD_URL: clamd.url });
});
afterAll(async () => {
  await api?.stop();
  await clamd?.stop();
  await rm(folder, { recursive: true, force: true });
});

const arrive = async () => {
  ada = await CvOwner.arrive(api);
  // Of the login.
  await takeEvents(api.app);
};
const message = ({ body }: { body: { toasts: { options: { message: string } }[] } }) => body.toasts[0]?.options.message;
const fileKey = async (id: number | undefined) => {
  const [cv] = await api.app.get(Database).query<{ key: string }>('SELECT file_key AS key FROM cv WHERE id = $1', [id]);
  return cv?.key as string;
};
const PROPOSED = { id: 'l1', passage: 'ada.example', confidence: 1, kind: 'site', url: 'https://ada.example/' };
const MYCV = '/api/candidates/mycv';

describe('POST /api/candidates/mycv/fromVue', () => {
  beforeAll(arrive);

  it('answers the user, the CV and the words of the specification', async () => {
    const answer = await ada.upload(PDF, 'Lebenslauf Müller.pdf');
    expect([answer.status, message(answer)]).toEqual([200, 'CV uploaded successfully!']);
    expect(uploadedCvResponse.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.user.id).toBe(ada.account.id);
    expect(answer.body.cv).toMatchObject({
      name: 'Lebenslauf Müller.pdf',
      type: 'pdf',
      size: PDF.length,
      default: 1,
      state: 'pending',
      review: 'none',
      extraction: 'pending',
    });
    expect(answer.body).toMatchObject({ extraction: 'pending', proposals: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await takeEvents(api.app)).map(({ type }) => type)).toEqual(['cvs.cv-uploaded.v1']);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['docx', docxFile],
    ['odt', odtFile],
    ['rtf', () => RTF],
    ['txt', () => TXT],
  ])('knows a %s by what is in it, whatever its name says', async (type, make) => {
    const { status, body } = await ada.upload(await make(), 'cv.pdf');
    expect([status, body.cv?.type, body.cv?.name]).toEqual([200, type, `cv.${type}`]);
  });

  it.each([
    ['no file', 'CV_MISSING', () => ada.call('POST', `${MYCV}/fromVue`, new FormData())],
    ['no form', 'CV_MISSING', () => ada.call('POST', `${MYCV}/fromVue`, { cv: 'text' })],
    ['a file at another', 'CV_MISSING', () => ada.upload(PDF, 'cv.pdf', { field: 'avatar' })],
    ['nothing in it', 'CV_EMPTY', () => ada.upload(Buffer.alloc(0))],
    ['another kind of file', 'CV_TYPE_UNKNOWN', () => ada.upload(Buffer.from('\x89PNG\r\n\x1a\n0000'), 'cv.pdf')],
  ])('refuses a form with %s at its field', async (_what, code, send) => {
    const { status, body } = await send();
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, code, 'cv']);
  });

  it('takes ten CVs of one person and no eleventh', async () => {
    const owner = await CvOwner.arrive(api);
    await api.app.get(Database).query(
      `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
       SELECT $1, 'cv.pdf', 'pdf', 1, false, 'clean', 'none', now() FROM generate_series(1, 9)`,
      [owner.account.id],
    );
    // Both see nine before the files are looked at.
    const answers = await Promise.all([owner.upload(), owner.upload()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('TOO_MANY_CVS');
    expect((await owner.upload()).body.code).toBe('TOO_MANY_CVS');
  });
});

describe('a list of CVs', () => {
  let ids: number[];

  beforeAll(async () => {
    await arrive();
    ids = [await ada.uploaded(), await ada.uploaded(TXT, 'two.txt'), await ada.uploaded(RTF, 'three.rtf')];
    await takeEvents(api.app);
  });

  const list = async () => (await ada.call<CvsResponse>('GET', MYCV)).body;
  const order = async () => (await list()).cvs.map(({ id, default: isDefault }) => `${ids.indexOf(id)}:${isDefault}`);

  it('shows the first as the default one, then the newest', async () => {
    expect(cvsResponse.parse(await list())).toEqual(await list());
    expect(await order()).toEqual(['0:1', '2:0', '1:0']);
  });

  it('PATCH …/highlight makes another one the default one, also twice', async () => {
    const answer = await ada.call('PATCH', `${MYCV}/${ids[1]}/highlight`);
    expect(changedCvsResponse.parse(answer.body)).toEqual(answer.body);
    expect((await ada.call('PATCH', `${MYCV}/${ids[1]}/highlight`)).status).toBe(200);
    expect(await order()).toEqual(['1:1', '2:0', '0:0']);
    expect(await takeEvents(api.app)).toEqual([
      { type: 'cvs.default-cv-chosen.v1', payload: { cvId: ids[1], accountId: ada.account.id } },
    ]);
  });

  it('PATCH …/review says that nobody gives feedback, and notes nothing', async () => {
    await api.app.get(Database).query(`UPDATE cv SET scan_state = 'clean' WHERE id = $1`, [ids[1]]);
    const answer = await ada.call('PATCH', `${MYCV}/${ids[1]}/review`);
    expect([answer.status, answer.body.code]).toEqual([409, 'FEEDBACK_NOT_AVAILABLE']);
    const rows = await api.app
      .get(Database)
      .query('SELECT DISTINCT review_state FROM cv WHERE account_id = $1', [ada.account.id]);
    expect(rows).toEqual([{ review_state: 'none' }]);
    expect(await takeEvents(api.app)).toEqual([]);
  });

  it('DELETE removes a CV; the newest becomes the default one', async () => {
    const [kept, gone] = [await fileKey(ids[0]), await fileKey(ids[1])];
    const answer = await ada.call('DELETE', `${MYCV}/${ids[1]}`);
    expect(changedCvsResponse.parse(answer.body)).toEqual(answer.body);
    expect(await order()).toEqual(['2:1', '0:0']);
    expect((await ada.download(ids[1] as number)).status).toBe(404);
    expect((await takeEvents(api.app)).map(({ type }) => type)).toEqual(['cvs.cv-removed.v1']);
    const storage = api.app.get(Storage);
    expect(await storage.get(gone)).not.toBeNull();
    await new RemoveFiles(api.app.get(Database), storage, api.app.get(Clock)).run();
    expect([await storage.get(gone), await storage.get(kept)]).toEqual([null, expect.anything()]);
  });
});

describe('GET /candidates/mycv/download/{id}', () => {
  beforeAll(arrive);

  it.each(['', '/api'])('gives the file to be saved, never to be shown, at %p', async (prefix) => {
    const id = await ada.uploaded(PDF, 'Życiorys "1".pdf');
    const response = await ada.download(id, prefix);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=.*filename\*=UTF-8''%C5%BByciorys/,
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe("another candidate's CV", () => {
  let id: number;
  let other: CvOwner;

  beforeAll(async () => {
    await arrive();
    id = await ada.uploaded();
    other = await CvOwner.arrive(api);
    await api.app
      .get(Database)
      .query(`UPDATE cv_extraction SET state = 'done', proposals = $2 WHERE cv_id = $1`, [
        id,
        JSON.stringify({ contact: [], languages: [], skills: [], experience: [], education: [], links: [PROPOSED] }),
      ]);
  });

  it.each([
    ['GET', `/download/{id}`],
    ['PATCH', `/{id}/highlight`],
    ['PATCH', `/{id}/review`],
    ['DELETE', `/{id}`],
    ['GET', `/{id}/extraction`],
    ['PATCH', `/{id}/extraction`],
  ])('is not there for others: %s %s', async (method, path) => {
    const body = method === 'PATCH' ? { accepted: [PROPOSED.id] } : undefined;
    const answer = await other.call(method, MYCV + path.replace('{id}', String(id)), body);
    expect([answer.status, answer.body.code]).toEqual([404, 'CV_NOT_FOUND']);
    expect((await ada.call<CvsResponse>('GET', MYCV)).body.cvs).toHaveLength(1);
    const { body: left } = await ada.call<ExtractionResponse>('GET', `${MYCV}/${id}/extraction`);
    expect(left.proposals?.contact.links).toMatchObject([{ id: PROPOSED.id }]);
  });

  it('is not in their list', async () => {
    expect((await other.call<CvsResponse>('GET', MYCV)).body).toEqual({
      ...{ cvs: [], conversions: [] },
      ...{ services: [], feedback: [] },
    });
  });

  it('GET …/extraction tells its owner that it is not read yet', async () => {
    const { body } = await ada.call('GET', `${MYCV}/${await ada.uploaded()}/extraction`);
    expect(extractionResponse.parse(body)).toEqual({ extraction: 'pending', text: null, proposals: null });
  });
});

describeScanning(() => ({ api, clamd }));
