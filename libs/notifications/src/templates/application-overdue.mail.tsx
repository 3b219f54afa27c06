import { Action } from './action.js';
import { ownApplicationPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface ApplicationOverdueMail {
  applicationId: number;
  companyName: string;
  offerTitle: string;
  /** ISO 8601. */
  answerBy: string;
}

/** To a candidate: the promised date has passed. It promises nothing that nobody can keep. */
export const applicationOverdue: MailTemplate<ApplicationOverdueMail> = (told, face) => {
  const { applicationId, companyName: company, offerTitle: offer, answerBy } = told;
  const { t, page, formats } = face;
  return {
    subject: t('application-overdue.subject', { offer }),
    preview: t('application-overdue.preview', { company }),
    heading: t('application-overdue.heading'),
    body: (
      <>
        <Paragraph>{t('application-overdue.what', { company, offer, date: formats.date(answerBy) })}</Paragraph>
        <Paragraph>{t('application-overdue.reminded')}</Paragraph>
        <Action face={face} label={t('application-overdue.button')} href={page(ownApplicationPath(applicationId))} />
      </>
    ),
  };
};
