import { Clock, Database, PersonalDataReader, Storage } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { ReceivedCv } from '../../../apps/fake-cv-service/src/fake-cv-service.js';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { sessionOf } from '../../support/accounts.js';
import { PDF } from '../../support/cv-files.js';
import { CvOwner } from '../cvs/cv-owner.js';
import { type FeedbackStage, SERVICE } from './feedback-stage.js';

const DAY_MS = 86_400_000;
const TEXT = 'Say what you did, not what you were.\n<b>Short</b> sentences.';
const SENT = `Your CV is with ${SERVICE}`;
const ANSWERED = 'Feedback on your CV is here';

/** What a service says of a CV. */
export function describeAnswering(stage: () => FeedbackStage): void {
  let cv: ReceivedCv;

  const answer = (
    ...how: Parameters<FeedbackStage['service']['answer']> extends [unknown, ...infer Rest] ? Rest : never
  ) => stage().service.answer(cv, ...how);
  const file = { name: '../better "cv".pdf', content: PDF };
  const download = (owner: CvOwner, id: number) =>
    fetch(`${stage().api.url}/api/candidates/cv-feedback/${id}/file`, { headers: owner.account.bearer });
  const removeFiles = () => {
    const { app } = stage().worker;
    return new RemoveFiles(app.get(Database), app.get(Storage), app.get(Clock)).run();
  };
  const fileKey = async () => {
    const [row] = await stage()
      .worker.app.get(Database)
      .query<{ key: string }>('SELECT answer_file_key AS key FROM cv_feedback WHERE delivery_id = $1', [
        cv.facts.delivery_id,
      ]);
    return row?.key as string;
  };

  describe('what a service says of a CV', () => {
    beforeEach(async () => {
      await stage().ask();
      await stage().work();
      cv = stage().service.received[0] as ReceivedCv;
    });

    it('stands on the owner’s page as it was written, also a day later and said twice; one mail tells of it', async () => {
      stage().passTime(DAY_MS);
      await stage().comeBack();
      expect(await answer({ text: TEXT, file })).toEqual({ status: 204, code: undefined });
      expect(await answer({ text: 'Something else' })).toEqual({ status: 204, code: undefined });
      await stage().work();
      const feedback = await stage().feedback();
      expect(feedback).toMatchObject({ state: 'answered', text: TEXT, file: { size: PDF.length } });
      expect(feedback?.file?.name).toMatch(/^[^/\\"]+\.pdf$/);
      expect(await stage().mails()).toEqual([SENT, ANSWERED]);
    });

    it('has a file that the owner alone gets', async () => {
      await answer({ file });
      const { id } = (await stage().feedback()) as { id: number };
      const response = await download(stage().owner, id);
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect((await download(await CvOwner.arrive(stage().api), id)).status).toBe(404);
    });

    it('counts where it comes before we know that the service has the CV', async () => {
      await stage().begin();
      stage().service.onReceived = async (received) => {
        await stage().service.answer(received, { text: TEXT });
      };
      await stage().ask();
      await stage().work();
      const { feedback, conversions } = await stage().list();
      expect([feedback, conversions]).toMatchObject([[{ state: 'answered', text: TEXT }], { length: 1 }]);
      expect((await stage().mails()).sort()).toEqual([ANSWERED, SENT].sort());
    });

    it.each([
      ['of somebody without the secret', { secret: 'another-secret-of-thirty-two-chars' }, 401, 'SIGNATURE_WRONG'],
      ['of six minutes ago', { ageSeconds: 360 }, 401, 'SIGNATURE_WRONG'],
      ['for another delivery', { deliveryId: 'b3e1c0de-0000-4000-8000-000000000000' }, 422, undefined],
    ])('is not taken %s', async (_what, how, status, code) => {
      const refusal = await answer({ text: TEXT }, how);
      expect([refusal.status, code === undefined ? undefined : refusal.code]).toEqual([status, code]);
      expect((await stage().feedback())?.state).toBe('sent');
    });

    it.each([
      ['nothing', { text: ' ' }, 'FEEDBACK_EMPTY'],
      [
        'what is no document',
        { file: { name: 'cv.pdf', content: Buffer.from('\x89PNG\r\n\x1a\n0000') } },
        'CV_TYPE_UNKNOWN',
      ],
    ])('is not taken where it is %s', async (_what, said, code) => {
      expect(await answer(said)).toMatchObject({ status: 422, code });
      expect((await stage().feedback())?.state).toBe('sent');
    });

    it('is not taken for a delivery that there never was', async () => {
      const facts = {
        ...cv.facts,
        answer_to: cv.facts.answer_to.replace(/[^/]+$/, 'b3e1c0de-0000-4000-8000-000000000000'),
      };
      expect((await stage().service.answer({ ...cv, facts }, { text: TEXT })).status).toBe(404);
    });

    it('goes with its CV, and nobody waits for it afterwards', async () => {
      await answer({ text: TEXT, file });
      const key = await fileKey();
      await stage().removeCv();
      await stage().work();
      await removeFiles();
      expect(await stage().worker.app.get(Storage).open(key)).toBeNull();
      expect((await stage().list()).feedback).toEqual([]);
      expect(await answer({ text: TEXT })).toEqual({ status: 410, code: 'FEEDBACK_TAKEN_BACK' });
    });

    it('is in the copy of one’s data, and is erased with the account, its file too', async () => {
      await answer({ text: TEXT, file });
      const { app } = stage().worker;
      const { id: accountId, email } = stage().owner.account;
      const copy = await app.get(Database).transaction(async (tx) => {
        const rows: object[] = [];
        for await (const table of app.get(PersonalDataReader).read(tx, { accountId, email })) {
          if (table.name === 'cv_feedback') rows.push(...table.rows);
        }
        return rows;
      });
      expect(copy).toMatchObject([{ service_name: SERVICE, state: 'answered', answer: TEXT }]);
      const key = await fileKey();
      const session = { ...(await sessionOf(app, stage().owner.account.id)), createdAt: app.get(Clock).now() };
      await app.get(CommandBus).execute(new DeleteAccount(session, { reason: 6, text: '', password: null }));
      await removeFiles();
      expect([await app.get(Storage).open(key), await stage().stored()]).toEqual([null, []]);
    });
  });
}
