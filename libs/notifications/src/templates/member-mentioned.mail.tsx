import { Action } from './action.js';
import { applicantPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** Where a mail to members about an applicant leads. */
export interface AboutApplicant {
  applicationId: number;
  offerId: number;
  offerTitle: string;
}

/** To a member whom a note names. */
export const memberMentioned: MailTemplate<AboutApplicant> = ({ applicationId, offerId, offerTitle: offer }, face) => {
  const { t, page } = face;
  return {
    subject: t('member-mentioned.subject'),
    preview: t('member-mentioned.preview', { offer }),
    heading: t('member-mentioned.heading'),
    body: (
      <>
        <Paragraph>{t('member-mentioned.what', { offer })}</Paragraph>
        <Action face={face} label={t('member-mentioned.button')} href={page(applicantPath(offerId, applicationId))} />
      </>
    ),
  };
};
