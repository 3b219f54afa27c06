import type { ToldStatus } from '@babelboard/wire';
import { Action } from './action.js';
import { ownApplicationPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface ApplicationStatusMail {
  applicationId: number;
  companyName: string;
  offerTitle: string;
  status: ToldStatus;
}

/** To a candidate: how far the application is, in plain words. The subject says nothing that others should read over a shoulder. */
export const applicationStatus: MailTemplate<ApplicationStatusMail> = (told, face) => {
  const { applicationId, companyName: company, offerTitle: offer, status } = told;
  const { t, page } = face;
  return {
    subject: t('application-status.subject', { offer }),
    preview: t('application-status.preview', { company }),
    heading: t('application-status.heading'),
    body: (
      <>
        <Paragraph>{t(`application-status.${status}`, { company, offer })}</Paragraph>
        <Action face={face} label={t('application-status.button')} href={page(ownApplicationPath(applicationId))} />
        <SmallPrint>{t('application-status.wrong')}</SmallPrint>
      </>
    ),
  };
};
