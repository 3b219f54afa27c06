import { AnswerFeedback } from '@babelboard/cv-feedback';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { PDF } from '../../support/cv-files.js';
import { linkIn, mailsTo } from '../../support/mailbox.js';
import { type FeedbackStage, WRITERS, WRITERS_MAILBOX } from './feedback-stage.js';

const DAY_MS = 86_400_000;

/** How a CV goes to people who read a mailbox. */
export function describeMailbox(stage: () => FeedbackStage): void {
  const mailsToWriters = async () =>
    (await mailsTo(stage().api, WRITERS_MAILBOX)).filter(({ text }) => text.includes(stage().owner.account.email));
  const sentMail = async () => {
    await stage().ask('resume');
    await stage().work();
    const mails = await mailsToWriters();
    expect(mails).toHaveLength(1);
    return mails[0] as NonNullable<(typeof mails)[0]>;
  };

  describe('a CV that goes to people behind a mailbox', () => {
    it('comes to them by a link, in no mail; it is recorded once, and its owner is told', async () => {
      const mail = await sentMail();
      expect(mail.text).toContain('Ada Test');
      const response = await fetch(linkIn(mail, '/api/cv-feedback/'));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
      const { feedback, conversions, cvs } = await stage().list();
      expect(feedback).toMatchObject([{ action: 'rmcv-200', state: 'sent', name: WRITERS }]);
      expect([conversions.map(({ action }) => action), cvs[0]?.review]).toEqual([['rmcv-200'], 'none']);
      expect(await stage().mails()).toEqual([`Your CV is with ${WRITERS}`]);
    });

    it('is to be had by the link for seven days, by nobody who changes it, and not once it is removed', async () => {
      const link = linkIn(await sentMail(), '/api/cv-feedback/');
      const status = async (address: string) => (await fetch(address)).status;
      const until = Number(new URL(link).searchParams.get('until'));
      expect(await status(link.replace(String(until), String(until + DAY_MS)))).toBe(404);
      expect(await status(link.replace(/code=.{8}/, 'code=AAAAAAAA'))).toBe(404);
      stage().passTime(6.9 * DAY_MS);
      expect(await status(link)).toBe(200);
      stage().passTime(0.2 * DAY_MS);
      expect(await status(link)).toBe(404);

      await stage().begin();
      const other = linkIn(await sentMail(), '/api/cv-feedback/');
      await stage().removeCv();
      expect(await status(other)).toBe(404);
    });

    it('does not go to them once it was taken back', async () => {
      await stage().ask('resume');
      await stage().takeBack('resume');
      await stage().work();
      expect(await mailsToWriters()).toEqual([]);
    });

    it('is answered from the command line, and by no signed call', async () => {
      const mail = await sentMail();
      const [, delivery = ''] = /answer-cv-feedback ([\w-]+)/.exec(mail.text.replace(/\s+/g, ' ')) ?? [];
      const answer = (services: 'feedback'[] | null) =>
        stage()
          .worker.app.get(CommandBus)
          .execute(new AnswerFeedback(delivery, { text: 'All new', file: null }, services));
      await expect(answer(['feedback'])).rejects.toMatchObject({ code: 'FEEDBACK_UNKNOWN' });
      await answer(null);
      await stage().work();
      expect(await stage().feedback()).toMatchObject({ state: 'answered', text: 'All new' });
      expect((await stage().mails()).sort()).toEqual([`Your CV is with ${WRITERS}`, 'Your new CV is here']);
    });
  });
}
