import { Action } from './action.js';
import { applicantPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import type { AboutApplicant } from './member-mentioned.mail.js';
import { Paragraph } from './paragraph.js';

/** To members of a company: an applicant says that the status is wrong. */
export const applicationObjected: MailTemplate<AboutApplicant> = (about, face) => {
  const { applicationId, offerId, offerTitle: offer } = about;
  const { t, page } = face;
  return {
    subject: t('application-objected.subject'),
    preview: t('application-objected.preview', { offer }),
    heading: t('application-objected.heading'),
    body: (
      <>
        <Paragraph>{t('application-objected.what', { offer })}</Paragraph>
        <Action
          face={face}
          label={t('application-objected.button')}
          href={page(applicantPath(offerId, applicationId))}
        />
      </>
    ),
  };
};
