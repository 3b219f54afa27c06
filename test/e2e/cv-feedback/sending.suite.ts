import { Clock, Database, type PutBack } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { cvsResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { GiveUpDeliveries } from '../../../libs/cv-feedback/src/delivering/schedules/give-up-deliveries.schedule.js';
import { makeAccount, sessionOf } from '../../support/accounts.js';
import { PDF } from '../../support/cv-files.js';
import { hand, handTwice } from '../../support/reactions.js';
import { CvOwner } from '../cvs/cv-owner.js';
import { type FeedbackStage, SERVICE, WRITERS } from './feedback-stage.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DELIVER = 'cv-feedback.deliver-cv';

/** How a CV leaves by HTTP. */
export function describeSending(stage: () => FeedbackStage): void {
  const requested = (feedbackId?: number) => ({
    type: 'cvs.cv-feedback-requested.v1',
    payload: { cvId: stage().cvId, accountId: stage().owner.account.id, ...(feedbackId && { feedbackId }) },
  });
  const conversions = async () => (await stage().list()).conversions.map(({ action }) => action);

  describe('a CV that its owner sends to a service', () => {
    it('leaves signed with name and contact, is recorded once, and its owner is told', async () => {
      await stage()
        .worker.app.get(Database)
        .query(
          `UPDATE candidate SET phone_typed = '030 1234567', phone_country = 'DE', phone_e164 = '+49301234567' WHERE account_id = $1`,
          [stage().owner.account.id],
        );
      expect((await stage().list()).services).toEqual([
        { action: 'cvmaker-200', name: SERVICE },
        { action: 'rmcv-200', name: WRITERS },
      ]);
      const asked = await stage().ask('review', { service: SERVICE });
      expect([asked.status, asked.body.cvs[0]?.review, asked.body.feedback[0]?.state]).toEqual([
        200,
        'under_way',
        'asked',
      ]);
      await stage().work();
      const { received, faults } = stage().service;
      expect(faults).toEqual([]);
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({
        facts: {
          action: 'cvmaker-200',
          cv_id: stage().cvId,
          name: 'Ada Test',
          email: stage().owner.account.email,
          phone: '+49301234567',
          language: 'en',
        },
        file: { name: 'cv.pdf', type: 'application/pdf' },
      });
      expect(received[0]?.file.content.equals(PDF)).toBe(true);
      const list = await stage().list();
      expect(cvsResponse.parse(list)).toEqual(list);
      expect(list.feedback).toMatchObject([{ state: 'sent', name: SERVICE, text: null, file: null }]);
      expect(list.cvs[0]?.review).toBe('sent');
      expect(await conversions()).toEqual(['cvmaker-200']);
      expect(await stage().mails()).toEqual([`Your CV is with ${SERVICE}`]);
    });

    it('leaves once, however often it is asked for and handed over', async () => {
      await Promise.all([stage().ask(), stage().ask()]);
      await stage().work();
      await stage().ask();
      await stage().work();
      const { id } = (await stage().feedback()) as { id: number };
      await handTwice(stage().worker.app, DELIVER, requested(id));
      await stage().work();
      expect(stage().service.received).toHaveLength(1);
      expect([await conversions(), await stage().mails()]).toMatchObject([{ length: 1 }, { length: 1 }]);
    });

    it('goes to nobody whom the person was not shown, and to nobody for what was asked before there was a service', async () => {
      const { status, body } = await stage().ask('review', { service: 'Another Coach' });
      expect([status, body.code]).toEqual([409, 'FEEDBACK_SERVICE_CHANGED']);
      await hand(stage().worker.app, DELIVER, requested());
      await stage().ask();
      await stage()
        .worker.app.get(Database)
        .query(`UPDATE cv_feedback SET service_name = 'A Coach of before' WHERE account_id = $1`, [
          stage().owner.account.id,
        ]);
      await stage().work();
      expect(stage().service.received).toEqual([]);
      expect(stage().waiting).toMatchObject([{ reactionId: DELIVER }]);
    });

    it('is not sent for somebody whose address is not proven', async () => {
      const stranger = CvOwner.as(stage().api, await makeAccount(stage().api.app, 'candidate', { verified: false }));
      const cvId = await stranger.uploaded();
      const { status, body } = await stranger.call('PATCH', `/api/candidates/mycv/${cvId}/review`);
      expect([status, body.code]).toEqual([403, 'FEEDBACK_EMAIL_NOT_VERIFIED']);
    });

    it('is taken back as long as it has not left, and can be sent again', async () => {
      await stage().ask();
      const { status, body } = await stage().takeBack();
      expect([status, body.cvs[0]?.review, body.feedback[0]?.state]).toEqual([200, 'none', 'cancelled']);
      await stage().work();
      expect(stage().service.received).toEqual([]);
      expect((await stage().takeBack()).body.code).toBe('FEEDBACK_NOT_WAITING');
      await stage().ask();
      await stage().work();
      expect((await stage().feedback())?.state).toBe('sent');
      expect((await stage().takeBack()).body.code).toBe('FEEDBACK_NOT_WAITING');
    });

    it('is not taken back while it is leaving, nor sent twice by two workers', async () => {
      const codes: (string | undefined)[] = [];
      stage().service.onReceived = async () => {
        codes.push((await stage().takeBack()).body.code);
        const { id } = (await stage().feedback()) as { id: number };
        const again = hand(stage().worker.app, DELIVER, requested(id));
        codes.push(
          await again.then(
            () => 'sent',
            (error: PutBack) => error.name,
          ),
        );
      };
      await stage().ask();
      await stage().work();
      expect(codes).toEqual(['FEEDBACK_BEING_SENT', 'PutBack']);
      expect(stage().service.received).toHaveLength(1);
    });

    it('does not leave once it is removed, and is told of where it was removed on its way', async () => {
      await stage().ask();
      await stage().removeCv();
      await stage().work();
      expect(stage().service.received).toEqual([]);
      expect(await stage().stored()).toEqual([{ state: 'cancelled', cv_id: null }]);

      await stage().begin();
      await stage().ask();
      stage().service.onReceived = async () => void (await stage().removeCv());
      await stage().work();
      expect(await stage().stored()).toEqual([{ state: 'sent', cv_id: null }]);
      expect(await conversions()).toEqual(['cvmaker-200']);
      expect(await stage().mails()).toEqual([`Your CV is with ${SERVICE}`]);
    });

    it('does not leave once its owner has ended the account', async () => {
      await stage().ask();
      const app = stage().worker.app;
      const session = { ...(await sessionOf(app, stage().owner.account.id)), createdAt: app.get(Clock).now() };
      await app.get(CommandBus).execute(new DeleteAccount(session, { reason: 6, text: '', password: null }));
      await stage().work();
      expect(stage().service.received).toEqual([]);
      expect(await stage().stored()).toEqual([]);
    });
  });

  describe('a service that is in trouble', () => {
    it.each([500, 503, 401])('is asked again where it answers %p, under the same key', async (status) => {
      stage().service.behaviour = status;
      await stage().ask();
      await stage().work();
      await stage().later(MINUTE_MS);
      expect(stage().waiting).toHaveLength(1);
      expect((await stage().feedback())?.state).toBe('asked');
      stage().service.behaviour = 200;
      await stage().later(MINUTE_MS);
      const keys = stage().service.received.map(({ idempotencyKey }) => idempotencyKey);
      expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
      expect([await conversions(), await stage().mails()]).toMatchObject([{ length: 1 }, { length: 1 }]);
    });

    it('is asked again where it never answers, and where nobody is there', async () => {
      stage().webhook.longestMs = 300;
      stage().service.behaviour = 'never';
      await stage().ask();
      await stage().work();
      expect(stage().waiting).toHaveLength(1);
      stage().webhook.longestMs = 60_000;
      stage().service.behaviour = 202;
      await stage().later(MINUTE_MS);
      expect((await stage().feedback())?.state).toBe('sent');
      expect(await conversions()).toEqual(['cvmaker-200']);
    });

    it('is not asked again where it refuses; its owner is told, and may ask once more', async () => {
      stage().service.behaviour = 422;
      await stage().ask();
      await stage().work();
      const { cvs, feedback } = await stage().list();
      expect([cvs[0]?.review, feedback[0]?.state, stage().waiting]).toEqual(['none', 'failed', []]);
      expect(await stage().mails()).toEqual([`Your CV could not be sent to ${SERVICE}`]);
      stage().service.behaviour = 202;
      await stage().ask();
      await stage().work();
      expect((await stage().feedback())?.state).toBe('sent');
    });

    it('is given up after a week', async () => {
      stage().service.behaviour = 500;
      await stage().ask();
      await stage().work();
      const giveUp = () => stage().worker.app.get(GiveUpDeliveries).run();
      await stage().later(6 * DAY_MS);
      await stage().comeBack();
      await giveUp();
      expect((await stage().feedback())?.state).toBe('asked');
      stage().passTime(2 * DAY_MS);
      await giveUp();
      await stage().work();
      await stage().comeBack();
      expect((await stage().feedback())?.state).toBe('failed');
      expect(await stage().mails()).toEqual([`Your CV could not be sent to ${SERVICE}`]);
      const tries = stage().service.received.length;
      await stage().later(MINUTE_MS);
      expect(stage().service.received).toHaveLength(tries);
    });
  });
}
