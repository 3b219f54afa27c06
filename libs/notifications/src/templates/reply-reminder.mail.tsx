import { Action } from './action.js';
import { AnswerAtOnce } from './answer-at-once.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { pathOfWaiting, type WaitingOffer, WaitingOffers } from './waiting-offers.js';

export interface ReplyReminderMail {
  offers: WaitingOffer[];
  count: number;
  answerPath: string | null;
  /** Whether offers are paused, too, where nobody answers. */
  pausing: boolean;
  /** When the offers begin to stand last, ISO 8601. */
  consequenceAt: string;
}

/** To members of a company, two days before the date. */
export const replyReminder: MailTemplate<ReplyReminderMail> = ({ offers, count, answerPath }, face) => {
  const { t, page } = face;
  return {
    subject: t('reply-reminder.subject', { count }),
    preview: t('reply-reminder.preview'),
    heading: t('reply-reminder.heading'),
    body: (
      <>
        <Paragraph>{t('reply-reminder.what', { count })}</Paragraph>
        <WaitingOffers face={face} offers={offers} />
        <Paragraph>{t('reply-reminder.counts')}</Paragraph>
        <Action face={face} label={t('reply-reminder.button')} href={page(pathOfWaiting(offers))} />
        <AnswerAtOnce face={face} path={answerPath} />
      </>
    ),
  };
};
