import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CandidateCvs, ExtractionNews } from '@babelboard/cvs';
import { Database, PutBack } from '@babelboard/platform';
import type { CvsResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { TXT } from '../../support/cv-files.js';
import { createTestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { EICAR, type FakeClamd, startFakeClamd } from '../../support/fake-clamd.js';
import { takeEvents } from '../../support/outbox.js';
import { hand } from '../../support/reactions.js';
import { CvOwner } from './cv-owner.js';

let folder: string;
let clamd: FakeClamd;
let api: TestApi;
let worker: TestApplication;
let ada: CvOwner;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanning-'));
  clamd = await startFakeClamd();
  const database = await createTestDatabase();
  const settings = { DATA_DIR: folder, CLAMD_URL: clamd.url };
  api = await startTestApi(settings, database);
  worker = await createTestApplication(settings, [], database);
}, 240_000);
afterAll(async () => {
  await api?.stop();
  await worker?.close();
  await clamd?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clamd.answer = undefined;
  ada = await CvOwner.arrive(api);
  await takeEvents(api.app);
});

const cvs = async () => (await ada.call<CvsResponse>('GET', '/api/candidates/mycv')).body.cvs;
/** Does the scanner's part of what a worker does. */
const scan = (cvId: number) =>
  hand(worker.app, 'cvs.scan-cv', { type: 'cvs.cv-uploaded.v1', payload: { cvId, accountId: ada.account.id } });
const extract = (cvId: number) =>
  hand(worker.app, 'cvs.extract-cv', { type: 'cvs.cv-uploaded.v1', payload: { cvId, accountId: ada.account.id } });
const forOthers = () => worker.app.get(CandidateCvs).defaultOf(ada.account.id);

describe('a CV that a scanner has to look at', () => {
  it('is its owner’s alone until it is called clean', async () => {
    const id = await ada.uploaded();
    expect(await cvs()).toMatchObject([{ state: 'pending' }]);
    expect((await ada.download(id)).status).toBe(200);
    expect(await forOthers()).toBeNull();
    await scan(id);
    expect(await cvs()).toMatchObject([{ state: 'clean' }]);
    expect(await forOthers()).toMatchObject({ id });
  });

  it('waits while the scanner is away, and never passes', async () => {
    const id = await ada.uploaded();
    clamd.answer = 'ERROR';
    await expect(scan(id)).rejects.toThrow(PutBack);
    expect(await cvs()).toMatchObject([{ state: 'pending' }]);
    expect(await forOthers()).toBeNull();
    clamd.answer = undefined;
    await scan(id);
    expect(await cvs()).toMatchObject([{ state: 'clean' }]);
  });

  it('goes when it is infected, with all that was read in it; its owner sees why', async () => {
    const clean = await ada.uploaded(TXT, 'clean.txt');
    const id = await ada.uploaded(Buffer.from(`Ada Lovelace\n${EICAR}\n`), 'eicar.txt');
    await ada.call('PATCH', `/api/candidates/mycv/${id}/highlight`);
    await extract(id);
    await takeEvents(api.app);
    await scan(clean);
    await scan(id);
    expect(await cvs()).toMatchObject([
      { id: clean, state: 'clean', default: 1 },
      { id, state: 'infected', default: 0, extraction: 'failed' },
    ]);
    const refusal = await ada.call('GET', `/api/candidates/mycv/download/${id}`);
    expect([refusal.status, refusal.body.code]).toEqual([410, 'CV_INFECTED']);
    for (const [method, path] of [
      ['PATCH', 'highlight'],
      ['PATCH', 'review'],
      ['GET', 'extraction'],
      ['PATCH', 'extraction'],
    ] as const) {
      const body = path === 'extraction' && method === 'PATCH' ? { accepted: ['x'] } : undefined;
      expect((await ada.call(method, `/api/candidates/mycv/${id}/${path}`, body)).body.code).toBe('CV_INFECTED');
    }
    expect((await takeEvents(api.app)).map(({ type }) => type)).toEqual(['cvs.cv-removed.v1']);
    expect(await worker.app.get(CandidateCvs).count(ada.account.id)).toBe(1);
    await worker.app.get(RemoveFiles).run();
    const names = await readdir(join(folder, 'files', 'cvs'));
    expect(names.filter((name) => !name.endsWith('.content-type'))).toHaveLength((await kept()).length);
    // The owner may clear it away; for everybody else it was gone before.
    expect((await ada.call('DELETE', `/api/candidates/mycv/${id}`)).status).toBe(200);
    expect(await takeEvents(api.app)).toEqual([]);
  });
});

describe('who waits for what is read in a CV', () => {
  it('hears at once that it was infected', async () => {
    // The end of the time would answer, too, and much later.
    api.app.get(ExtractionNews).longestMs = 100_000;
    const began = performance.now();
    const upload = ada.upload(Buffer.from(`Ada Lovelace\n${EICAR}\n`), 'eicar.txt', { query: '?extract=1' });
    const id = await eventually(async () => {
      const [cv] = await cvs();
      expect(cv).toBeDefined();
      return cv?.id as number;
    });
    await scan(id);
    const { status, body } = await upload;
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([410, 'CV_INFECTED', 'cv']);
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(await cvs()).toMatchObject([{ id, state: 'infected', extraction: 'failed' }]);
  });
});

const kept = () =>
  worker.app.get(Database).query<{ key: string }>('SELECT file_key AS key FROM cv WHERE file_key IS NOT NULL');
