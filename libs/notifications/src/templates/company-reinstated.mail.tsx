import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { Statement } from './statement.js';

/** To the owners of a company that may go on after an operator had suspended it. */
export const companyReinstated: MailTemplate<{ company: string; explanation: string | null }> = (
  { company, explanation },
  face,
) => {
  const { t, page } = face;
  return {
    subject: t('company-reinstated.subject', { company }),
    preview: t('offer-reinstated.preview'),
    heading: t('company-reinstated.heading'),
    body: (
      <>
        <Paragraph>{t('company-reinstated.what', { company })}</Paragraph>
        {explanation !== null && <Statement text={explanation} />}
        <Action face={face} label={t('offer-reinstated.button')} href={page('/company/jobs')} />
      </>
    ),
  };
};
