import { Action } from './action.js';
import { ownApplicationPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface ApplicationLeftOpenMail {
  applicationId: number;
  companyName: string;
  offerTitle: string;
  /** ISO 8601; null where the company has answered, and not decided. */
  answerBy: string | null;
}

/** To a candidate: the offer has ended, the application has not. */
export const applicationLeftOpen: MailTemplate<ApplicationLeftOpenMail> = (told, face) => {
  const { applicationId, companyName: company, offerTitle: offer, answerBy } = told;
  const { t, page, formats } = face;
  return {
    subject: t('application-left-open.subject', { offer }),
    preview: t('application-left-open.preview', { company }),
    heading: t('application-left-open.heading'),
    body: (
      <>
        <Paragraph>{t('application-left-open.what', { company, offer })}</Paragraph>
        <Paragraph>
          {answerBy === null
            ? t('application-left-open.undecided')
            : t('application-left-open.answer-by', { date: formats.date(answerBy) })}
        </Paragraph>
        <Action face={face} label={t('application-left-open.button')} href={page(ownApplicationPath(applicationId))} />
      </>
    ),
  };
};
