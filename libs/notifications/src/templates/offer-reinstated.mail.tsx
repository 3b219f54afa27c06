import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { Statement } from './statement.js';

/** To a company whose offer is back after an operator had taken it off. */
export const offerReinstated: MailTemplate<{ title: string; explanation: string | null }> = (
  { title, explanation },
  face,
) => {
  const { t, page } = face;
  return {
    subject: t('offer-reinstated.subject', { title }),
    preview: t('offer-reinstated.preview'),
    heading: t('offer-reinstated.heading'),
    body: (
      <>
        <Paragraph>{t('offer-reinstated.what', { title })}</Paragraph>
        {explanation !== null && <Statement text={explanation} />}
        <Action face={face} label={t('offer-reinstated.button')} href={page('/company/jobs')} />
      </>
    ),
  };
};
