import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CandidateCvs, ExtractionNews, ReleaseWaitingCvs } from '@babelboard/cvs';
import { Database, PersonalDataReader, PutBack, Storage, TaskRunner } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { type ExtractionResponse, extractionResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { longPdf } from '../../../libs/document-reading/src/testing/made-pdf.js';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { CANDIDATE_XML } from '../../../libs/profile-documents/src/testing/europass-files.js';
import { pdfWith } from '../../../libs/profile-documents/src/testing/pdf-with-attachments.js';
import { sessionOf } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { CV_LINES, docxFile, odtFile, PDF, RTF, TXT } from '../../support/cv-files.js';
import { createTestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { hand, handTwice, runReactions } from '../../support/reactions.js';
import { endReadingProcess } from '../../support/reading-processes.js';
import { CvOwner } from './cv-owner.js';

let folder: string;
let api: TestApi;
let worker: TestApplication;
let ada: CvOwner;
let longestMs: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extraction-'));
  const database = await createTestDatabase();
  api = await startTestApi({ DATA_DIR: folder }, database);
  worker = await createTestApplication({ DATA_DIR: folder }, [], database);
  ({ longestMs } = api.app.get(ExtractionNews));
});
afterAll(async () => {
  await api?.stop();
  await worker?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  api.app.get(ExtractionNews).longestMs = longestMs;
  ada = await CvOwner.arrive(api);
  await runReactions(worker.app);
});

const path = (id: number) => `/api/candidates/mycv/${id}/extraction`;
const found = async (id: number) => (await ada.call<ExtractionResponse>('GET', path(id))).body;
const row = async (id: number) => {
  const [kept] = await api.app
    .get(Database)
    .query<{ state: string; text: string | null; finished_at: Date | null }>(
      'SELECT state, text, finished_at FROM cv_extraction WHERE cv_id = $1',
      [id],
    );
  return kept;
};
const fileKey = async (id: number) => {
  const [cv] = await api.app.get(Database).query<{ key: string }>('SELECT file_key AS key FROM cv WHERE id = $1', [id]);
  return cv?.key as string;
};
const uploaded = (cvId: number) => ({ type: 'cvs.cv-uploaded.v1', payload: { cvId, accountId: ada.account.id } });

/** What every file of `cv-files.ts` says, in whatever format. */
const SPOKEN = [
  { passage: 'German: B2', held: false, value: { slug: 'German', cefr: 'B2' } },
  { passage: 'English: native', held: false, value: { slug: 'English', level: 4 } },
];

describe('what is read in a CV', () => {
  it('comes with the answer of an upload that asks for it', async () => {
    // It has to be there before the answer: nobody looks again.
    api.app.get(ExtractionNews).longestMs = 100_000;
    let answered = false;
    const upload = ada.upload(PDF, 'cv.pdf', { query: '?extract=1' }).finally(() => {
      answered = true;
    });
    await eventually(async () => {
      const events = await api.app.get(Database).query('SELECT 1 FROM outbox_message');
      expect(events).toHaveLength(1);
    });
    expect(answered).toBe(false);
    await runReactions(worker.app);
    const { body } = await upload;
    expect(body.extraction).toBe('done');
    expect(body.proposals?.contact).toMatchObject({ nombre: { value: 'Ada', passage: 'Ada Lovelace' } });
    expect(body.proposals?.languages).toMatchObject(SPOKEN);
    expect(body.cv.extraction).toBe('done');
    expect((await row(body.cv.id))?.text).toBe(CV_LINES.join('\n'));
  });

  it('is followed by the page where it takes longer', async () => {
    api.app.get(ExtractionNews).longestMs = 200;
    const { body } = await ada.upload(TXT, 'cv.txt', { query: '?extract=1' });
    expect(body).toMatchObject({ extraction: 'pending', proposals: null });
    expect(await found(body.cv.id)).toEqual({ extraction: 'pending', text: null, proposals: null });
    await runReactions(worker.app);
    const later = await found(body.cv.id);
    expect(extractionResponse.parse(later)).toEqual(later);
    expect(later.extraction).toBe('done');
    expect(later.proposals?.languages).toMatchObject(SPOKEN);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['rtf', () => RTF],
    ['docx', () => docxFile()],
    ['odt', () => odtFile()],
  ])('is the same in every format: %s', async (type, make) => {
    const { body } = await ada.upload(await make(), `cv.${type}`);
    await runReactions(worker.app);
    const { text, proposals } = await found(body.cv.id);
    expect(text).toContain('Lovelace');
    expect(proposals?.contact).toMatchObject({ nombre: { value: 'Ada' }, apellidos: { value: 'Lovelace' } });
    expect(proposals?.languages).toMatchObject(SPOKEN);
  });

  it('is read once, however often a worker is handed the event', async () => {
    const id = await ada.uploaded();
    await handTwice(worker.app, 'cvs.extract-cv', uploaded(id));
    const first = await row(id);
    worker.clock.advance(1_000);
    await handTwice(worker.app, 'cvs.extract-cv', uploaded(id));
    expect(await row(id)).toEqual(first);
  });

  it('is said to have failed where nothing can be read', async () => {
    const id = await ada.uploaded();
    await worker.app.get(Storage).put(await fileKey(id), PDF.subarray(0, 300), 'application/pdf');
    await handTwice(worker.app, 'cvs.extract-cv', uploaded(id));
    expect(await found(id)).toEqual({ extraction: 'failed', text: null, proposals: null });
  });

  it('is there later where the process that reads is ended from outside', async () => {
    const id = await ada.uploaded(Buffer.from(longPdf(60)));
    const reading = hand(worker.app, 'cvs.extract-cv', uploaded(id));
    // The queue hands it over again.
    await Promise.all([expect(reading).rejects.toThrow('SIGTERM'), endReadingProcess('SIGTERM')]);
    expect(await row(id)).toMatchObject({ state: 'pending' });
    await hand(worker.app, 'cvs.extract-cv', uploaded(id));
    expect(await row(id)).toMatchObject({ state: 'done' });
  });

  it('is there later where its file was away, whatever else waits', async () => {
    const [lost, away] = [await ada.uploaded(), await ada.uploaded(TXT, 'cv.txt')];
    const storage = worker.app.get(Storage);
    const keys = await Promise.all([lost, away].map(fileKey));
    await Promise.all(keys.map((key) => storage.remove(key)));
    await expect(hand(worker.app, 'cvs.extract-cv', uploaded(away))).rejects.toThrow('The storage has no file');
    expect(await row(away)).toMatchObject({ state: 'pending' });
    await storage.put(keys[1] as string, TXT, 'text/plain');
    const sweep = () => worker.app.get(TaskRunner).run('cvs.finish-left-cvs', {});
    await sweep();
    // The queue may still be at it.
    expect(await row(away)).toMatchObject({ state: 'pending' });
    worker.clock.advance(3_601_000);
    await sweep();
    expect([await row(lost), await row(away)]).toMatchObject([{ state: 'pending' }, { state: 'done' }]);
    await ada.call('DELETE', `/api/candidates/mycv/${lost}`);
  });

  it('is not kept of a CV that is removed, nor of one that was removed before', async () => {
    const id = await ada.uploaded();
    await ada.call('DELETE', `/api/candidates/mycv/${id}`);
    await handTwice(worker.app, 'cvs.extract-cv', uploaded(id));
    expect(await row(id)).toBeUndefined();
  });
});

describe('a profile in a file', () => {
  const RESUME = {
    basics: { name: 'Inês Carvalho', location: { city: 'Porto', countryCode: 'PT' } },
    languages: [{ language: 'German', fluency: 'B2' }],
    work: [{ name: 'Hospital de São João', position: 'Nurse', startDate: '2018-09' }],
    education: [{ institution: 'Universidade do Porto', area: 'Nursing', studyType: 'Bachelor', startDate: '2013-09' }],
  };

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['xml', () => Buffer.from(CANDIDATE_XML)],
    ['pdf', async () => Buffer.from(await pdfWith({ 'attachment.xml': CANDIDATE_XML }))],
    ['json', () => Buffer.from(JSON.stringify(RESUME))],
  ])('is proposed as it is written there: %s', async (type, make) => {
    await api.app.get(Database).query(
      `INSERT INTO candidate_language (account_id, language_id, level, position)
         SELECT $1, id, 4, 0 FROM language WHERE code = 'de'`,
      [ada.account.id],
    );
    const { body } = await ada.upload(await make(), 'cv');
    expect(body.cv.type).toBe(type);
    await runReactions(worker.app);
    const { proposals } = await found(body.cv.id);
    expect(proposals?.contact).toMatchObject({
      nombre: { value: 'Inês', held: false },
      apellidos: { value: 'Carvalho' },
      fk_pais_id: { value: 620, passage: 'PT' },
    });
    const german = proposals?.languages.find(({ value }) => value.slug === 'German');
    expect(german).toMatchObject({ held: true, value: { level: 2, cefr: 'B2' } });
    expect(proposals?.experience.length).toBeGreaterThan(0);
    expect(proposals?.education.length).toBeGreaterThan(0);
    expect((await row(body.cv.id))?.text).toEqual(expect.any(String));
  });
});

describe('a file that waits for a scanner', () => {
  it('is not called clean by a process without one; an operator may let it pass', async () => {
    const scan = (cvId: number) => hand(worker.app, 'cvs.scan-cv', uploaded(cvId));
    const { body } = await ada.upload();
    expect(body.cv.state).toBe('unscanned');
    await api.app.get(Database).query(`UPDATE cv SET scan_state = 'pending' WHERE id = $1`, [body.cv.id]);
    await expect(scan(body.cv.id)).rejects.toThrow(PutBack);
    expect(await worker.app.get(CandidateCvs).defaultOf(ada.account.id)).toBeNull();
    expect(await worker.app.get(CommandBus).execute(new ReleaseWaitingCvs())).toBe(1);
    expect(await worker.app.get(CandidateCvs).defaultOf(ada.account.id)).toMatchObject({ id: body.cv.id });
    expect(await worker.app.get(CommandBus).execute(new ReleaseWaitingCvs())).toBe(0);
  });
});

describe('proposals', () => {
  let skillId: number;

  beforeAll(async () => {
    [{ id: skillId }] = (await api.app.get(Database).query('SELECT id FROM skill WHERE slug IS NOT NULL LIMIT 1')) as [
      { id: number },
    ];
  });

  const skill = (id: string) => ({ id, passage: 'Java', confidence: 0.9, skillId });

  it('are made until they are accepted or dismissed, and not again', async () => {
    const id = await ada.uploaded();
    const proposals = {
      contact: [],
      links: [],
      languages: [],
      skills: [skill('s1'), skill('s2'), skill('s3')],
      experience: [],
      education: [],
    };
    await api.app
      .get(Database)
      .query(`UPDATE cv_extraction SET state = 'done', proposals = $2 WHERE cv_id = $1`, [
        id,
        JSON.stringify(proposals),
      ]);
    const settle = (body: unknown) => ada.call<ExtractionResponse>('PATCH', path(id), body);
    const left = ({ proposals: those }: ExtractionResponse) => those?.skills.map((one) => one.id);
    expect(left(await found(id))).toEqual(['s1', 's2', 's3']);
    const answer = await settle({ accepted: ['s1'], dismissed: ['s3', 'unknown'] });
    expect([answer.status, left(answer.body)]).toEqual([200, ['s2']]);
    expect(left((await settle({ accepted: ['s1'] })).body)).toEqual(['s2']);
    expect(left(await found(id))).toEqual(['s2']);
  });

  it('are skills in the words of the CV where the catalogue knows none, and held once they are taken', async () => {
    const id = await ada.uploaded();
    const own = {
      id: 's1',
      passage: 'Latte art at dawn',
      confidence: 0.6,
      skillId: null,
      ownName: 'Latte art at dawn',
    };
    const proposals = { contact: [], links: [], languages: [], skills: [own], experience: [], education: [] };
    await api.app
      .get(Database)
      .query(`UPDATE cv_extraction SET state = 'done', proposals = $2 WHERE cv_id = $1`, [
        id,
        JSON.stringify(proposals),
      ]);
    // Read before near ones were looked for.
    const value = { id: null, slug: null, name: own.ownName, own: true, near: [] };
    const proposed = async () => extractionResponse.parse(await found(id)).proposals?.skills;
    expect(await proposed()).toEqual([{ id: 's1', passage: own.passage, confidence: 0.6, held: false, value }]);
    await fetch(`${api.url}/api/candidates/skills`, {
      method: 'POST',
      headers: { ...ada.account.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tag: value.name }),
    });
    expect(await proposed()).toMatchObject([{ held: true, value }]);
  });

  it('are skills in the words of the CV with those of the catalogue that are called nearly so', async () => {
    const lines = [...CV_LINES, '', 'Skills', 'Excel, Payroll for up to 120 staff, Zzyzx'];
    const id = await ada.uploaded(Buffer.from(lines.join('\n')), 'cv.txt');
    await runReactions(worker.app);
    const skills = (await found(id)).proposals?.skills.map(({ value }) => [value.own, value.name, value.near]);
    expect(skills).toEqual([
      [false, 'Excel', []],
      [true, 'Payroll for up to 120 staff', expect.arrayContaining([expect.objectContaining({ slug: 'payroll' })])],
      [true, 'Zzyzx', []],
    ]);
  });

  it('are settled by lists of ids alone', async () => {
    const id = await ada.uploaded();
    const { status, body } = await ada.call('PATCH', path(id), { accepted: [1] });
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('the rights of a candidate', () => {
  it('hold for files and what was read in them: a copy has them, and nothing is left after the end', async () => {
    await ada.uploaded(TXT, 'cv.txt');
    await runReactions(worker.app);
    const person = { accountId: ada.account.id, email: ada.account.email };
    const copy = await worker.app.get(Database).transaction(async (tx) => {
      const tables = new Map<string, unknown>();
      for await (const { name, rows, files } of worker.app.get(PersonalDataReader).read(tx, person)) {
        tables.set(name, { rows, files });
      }
      return tables;
    });
    const cvs = copy.get('cvs') as { rows: { name: string; file: string }[]; files: { path: string; key: string }[] };
    expect(cvs.rows).toMatchObject([
      { name: 'cv.txt', file: 'files/cvs/1-cv.txt', scan_state: 'unscanned', scanned_at: null },
    ]);
    expect(cvs.files.map(({ path }) => path)).toEqual(['files/cvs/1-cv.txt']);
    const stored = await worker.app.get(Storage).open(cvs.files[0]?.key as string);
    expect((await buffer(stored?.stream as NodeJS.ReadableStream)).equals(TXT)).toBe(true);
    expect(copy.get('cv_texts')).toMatchObject({ rows: [{ text: CV_LINES.join('\n'), state: 'done' }] });

    const session = { ...(await sessionOf(api.app, ada.account.id)), createdAt: worker.clock.now() };
    await worker.app.get(CommandBus).execute(new DeleteAccount(session, { reason: 6, text: '', password: null }));
    await worker.app.get(RemoveFiles).run();
    expect(await worker.app.get(Database).query('SELECT 1 FROM cv WHERE account_id = $1', [ada.account.id])).toEqual(
      [],
    );
    expect(await readdir(join(folder, 'files', 'cvs'))).not.toContain(cvs.files[0]?.key.split('/')[1]);
  });
});
