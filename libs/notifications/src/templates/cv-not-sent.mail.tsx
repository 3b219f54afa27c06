import { Action } from './action.js';
import { type CvAtService, wordsOf } from './cv-at-service.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: a service could not be reached, or did not take their CV. */
export const cvNotSent: MailTemplate<CvAtService> = (cv, face) => {
  const { t, page } = face;
  const words = wordsOf(cv);
  return {
    subject: t('cv-not-sent.subject', words),
    preview: t('cv-not-sent.preview', words),
    heading: t('cv-not-sent.heading', words),
    body: (
      <>
        <Paragraph>{t('cv-not-sent.what', words)}</Paragraph>
        <Action face={face} label={t('cv-not-sent.button')} href={page('/account/my-cvs')} />
        <SmallPrint>{t('cv-not-sent.why', words)}</SmallPrint>
      </>
    ),
  };
};
