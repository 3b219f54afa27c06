import { Action } from './action.js';
import { type CvAtService, wordsOf } from './cv-at-service.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: a service has their CV, as they wanted. */
export const cvSent: MailTemplate<CvAtService> = (cv, face) => {
  const { t, page } = face;
  const words = wordsOf(cv);
  return {
    subject: t('cv-sent.subject', words),
    preview: t('cv-sent.preview', words),
    heading: t('cv-sent.heading', words),
    body: (
      <>
        <Paragraph>{t('cv-sent.what', words)}</Paragraph>
        <Action face={face} label={t('cv-sent.button')} href={page('/account/my-cvs')} />
        <SmallPrint>{t('cv-sent.why', words)}</SmallPrint>
      </>
    ),
  };
};
