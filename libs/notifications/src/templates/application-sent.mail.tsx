import { Action } from './action.js';
import { ownApplicationPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface ApplicationSent {
  applicationId: number;
  companyName: string;
  offerTitle: string;
  /** ISO 8601; null where the company has answered already. */
  answerBy: string | null;
}

/** To a candidate: the application is on its way, and by when an answer comes. */
export const applicationSent: MailTemplate<ApplicationSent> = (sent, face) => {
  const { applicationId, companyName: company, offerTitle: offer, answerBy } = sent;
  const { t, page, formats } = face;
  return {
    subject: t('application-sent.subject', { offer }),
    preview: t('application-sent.preview', { company }),
    heading: t('application-sent.heading'),
    body: (
      <>
        <Paragraph>{t('application-sent.what', { company, offer })}</Paragraph>
        {answerBy !== null && (
          <Paragraph>{t('application-sent.answer-by', { date: formats.date(answerBy) })}</Paragraph>
        )}
        <Action face={face} label={t('application-sent.button')} href={page(ownApplicationPath(applicationId))} />
        <SmallPrint>{t('application-sent.withdraw')}</SmallPrint>
      </>
    ),
  };
};
