import { Action } from './action.js';
import { type CvAtService, wordsOf } from './cv-at-service.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: a service has answered; what it says stands on the page alone. */
export const cvAnswered: MailTemplate<CvAtService> = (cv, face) => {
  const { t, page } = face;
  const words = wordsOf(cv);
  return {
    subject: t('cv-answered.subject', words),
    preview: t('cv-answered.preview', words),
    heading: t('cv-answered.heading', words),
    body: (
      <>
        <Paragraph>{t('cv-answered.what', words)}</Paragraph>
        <Action face={face} label={t('cv-answered.button')} href={page('/account/my-cvs')} />
        <SmallPrint>{t('cv-answered.why', words)}</SmallPrint>
      </>
    ),
  };
};
