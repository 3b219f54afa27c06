import { Action } from './action.js';
import { AnswerAtOnce } from './answer-at-once.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import type { ReplyReminderMail } from './reply-reminder.mail.js';
import { pathOfWaiting, WaitingOffers } from './waiting-offers.js';

/** To members of a company when the date has come: the last reminder, with what comes next. */
export const replyMissing: MailTemplate<ReplyReminderMail> = (missing, face) => {
  const { offers, count, answerPath, pausing, consequenceAt } = missing;
  const { t, page, formats } = face;
  const date = formats.date(consequenceAt);
  return {
    subject: t('reply-missing.subject', { count }),
    preview: t('reply-missing.preview', { date }),
    heading: t('reply-missing.heading'),
    body: (
      <>
        <Paragraph>{t('reply-missing.what', { count })}</Paragraph>
        <WaitingOffers face={face} offers={offers} />
        <Paragraph>{t(pausing ? 'reply-missing.then-paused' : 'reply-missing.then-last', { date })}</Paragraph>
        <Action face={face} label={t('reply-missing.button')} href={page(pathOfWaiting(offers))} />
        <AnswerAtOnce face={face} path={answerPath} />
      </>
    ),
  };
};
