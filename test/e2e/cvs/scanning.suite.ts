import { CandidateCvs, ExtractionNews, ReleaseWaitingCvs } from '@babelboard/cvs';
import { Clock, Database, PutBack, Storage } from '@babelboard/platform';
import type { CvsResponse } from '@babelboard/wire';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ExtractCv } from '../../../libs/cvs/src/reactions/extract-cv.reaction.js';
import { ScanCv } from '../../../libs/cvs/src/reactions/scan-cv.reaction.js';
import { FinishLeftCvs } from '../../../libs/cvs/src/schedules/finish-left-cvs.schedule.js';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { makeAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { TXT } from '../../support/cv-files.js';
import { eventually } from '../../support/eventually.js';
import { EICAR, type FakeClamd } from '../../support/fake-clamd.js';
import { takeEvents } from '../../support/outbox.js';
import { CvOwner } from './cv-owner.js';

interface Started {
  api: TestApi;
  clamd: FakeClamd;
}

/** What becomes of files where a scanner is set. No worker runs: its part is done here, by the same reactions. */
export function describeScanning(started: () => Started): void {
  let ada: CvOwner;
  let longestMs: number;

  const app = () => started().api.app;
  beforeAll(() => {
    ({ longestMs } = app().get(ExtractionNews));
  });
  beforeEach(async () => {
    ada = await CvOwner.arrive(started().api);
    await takeEvents(app());
  });
  afterEach(() => {
    started().clamd.answer = undefined;
    app().get(ExtractionNews).longestMs = longestMs;
  });

  const cvs = async () => (await ada.call<CvsResponse>('GET', '/api/candidates/mycv')).body.cvs;
  const scan = (cvId: number) => app().get(ScanCv).scan({ cvId, accountId: ada.account.id });
  const forOthers = () => app().get(CandidateCvs).defaultOf(ada.account.id);
  const removeFiles = () => new RemoveFiles(app().get(Database), app().get(Storage), app().get(Clock)).run();
  const fileKey = async (cvId: number) => {
    const [cv] = await app()
      .get(Database)
      .query<{ key: string }>('SELECT file_key AS key FROM cv WHERE id = $1', [cvId]);
    return cv?.key as string;
  };

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

    it('goes to no service and to no operator before, and is sent away by its owner alone', async () => {
      const id = await ada.uploaded();
      const review = () => ada.call('PATCH', `/api/candidates/mycv/${id}/review`);
      const { status, body } = await review();
      expect([status, body.code]).toEqual([409, 'CV_NOT_SCANNED']);
      const admin = await makeAccount(app(), 'admin');
      // As an operator sees the board who looks at it as Ada.
      await app()
        .get(Database)
        .query(`UPDATE session SET method = 'support', support_admin_id = $2 WHERE id = $1`, [
          ada.account.sessionId,
          admin.id,
        ]);
      expect((await ada.download(id)).status).toBe(409);
      await scan(id);
      expect((await ada.download(id)).status).toBe(200);
      const asked = await review();
      expect([asked.status, asked.body.code]).toEqual([403, 'READ_ONLY_UNDER_SUPPORT']);
      const blocked = await ada.call('POST', '/api/candidates/blocked-companies', { company_id: 1 });
      expect([blocked.status, blocked.body.code]).toEqual([403, 'READ_ONLY_UNDER_SUPPORT']);
      expect(await takeEvents(app())).not.toContainEqual(
        expect.objectContaining({ type: 'cvs.cv-feedback-requested.v1' }),
      );
    });

    it('waits while the scanner is away, and never passes', async () => {
      const id = await ada.uploaded();
      started().clamd.answer = 'ERROR';
      await expect(scan(id)).rejects.toThrow(PutBack);
      expect(await cvs()).toMatchObject([{ state: 'pending' }]);
      await expect(app().get(CommandBus).execute(new ReleaseWaitingCvs())).rejects.toThrow('CLAMD_URL');
      expect(await forOthers()).toBeNull();
      started().clamd.answer = undefined;
      await scan(id);
      expect(await cvs()).toMatchObject([{ state: 'clean' }]);
    });

    it('waits on where the storage has not got its file, and its task says so', async () => {
      const id = await ada.uploaded();
      await app()
        .get(Storage)
        .remove(await fileKey(id));
      await expect(scan(id)).rejects.toThrow(`The storage has no file of the CV ${id}`);
      expect(await cvs()).toMatchObject([{ state: 'pending' }]);
      await ada.call('DELETE', `/api/candidates/mycv/${id}`);
      await scan(id);
    });

    it('is looked at later where the queue gave it up', async () => {
      const id = await ada.uploaded();
      // What other suites left would be finished, too.
      await app().get(Database).query('DELETE FROM cv WHERE account_id <> $1', [ada.account.id]);
      await app().get(FinishLeftCvs).run();
      expect(await cvs()).toMatchObject([{ id, state: 'pending', extraction: 'pending' }]);
      started().api.clock.advance(3_601_000);
      started().clamd.answer = 'ERROR';
      await app().get(FinishLeftCvs).run();
      expect(await cvs()).toMatchObject([{ id, state: 'pending', extraction: 'done' }]);
      started().clamd.answer = undefined;
      await app().get(FinishLeftCvs).run();
      expect(await cvs()).toMatchObject([{ id, state: 'clean', extraction: 'done' }]);
    });

    it('goes when it is infected, with all that was read in it; its owner sees why', async () => {
      const clean = await ada.uploaded(TXT, 'clean.txt');
      const id = await ada.uploaded(Buffer.from(`Ada Lovelace\n${EICAR}\n`), 'eicar.txt');
      await ada.call('PATCH', `/api/candidates/mycv/${id}/highlight`);
      await app().get(ExtractCv).extract({ cvId: id, accountId: ada.account.id });
      const key = await fileKey(id);
      await takeEvents(app());
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
      expect((await takeEvents(app())).map(({ type }) => type)).toEqual(['cvs.cv-removed.v1']);
      expect(await app().get(CandidateCvs).count(ada.account.id)).toBe(1);
      await removeFiles();
      expect(await app().get(Storage).open(key)).toBeNull();
      expect((await ada.download(clean)).status).toBe(200);
      // The owner may clear it away; for everybody else it was gone before.
      expect((await ada.call('DELETE', `/api/candidates/mycv/${id}`)).status).toBe(200);
      expect(await takeEvents(app())).toEqual([]);
    });
  });

  describe('who waits for what is read in a CV', () => {
    it('hears at once that it was infected', async () => {
      // The end of the time would answer, too: nobody waits for that here.
      app().get(ExtractionNews).longestMs = 86_400_000;
      const upload = ada.upload(Buffer.from(`Ada Lovelace\n${EICAR}\n`), 'eicar.txt', { query: '?extract=1' });
      const id = await eventually(async () => {
        const [cv] = await cvs();
        expect(cv).toBeDefined();
        return cv?.id as number;
      });
      await scan(id);
      const { status, body } = await upload;
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([410, 'CV_INFECTED', 'cv']);
      expect(await cvs()).toMatchObject([{ id, state: 'infected', extraction: 'failed' }]);
    });
  });
}
