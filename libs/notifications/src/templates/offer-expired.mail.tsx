import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import type { EndingOfferMail } from './offer-expiring.mail.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a company whose offer has left the board by itself. */
export const offerExpired: MailTemplate<EndingOfferMail> = ({ offerId, title, endsAt }, face) => {
  const { t, page, formats } = face;
  const day = formats.date(endsAt);
  return {
    subject: t('offer-expired.subject', { title }),
    preview: t('offer-expired.preview'),
    heading: t('offer-expired.heading'),
    body: (
      <>
        <Paragraph>{t('offer-expired.what', { title, day })}</Paragraph>
        <Action face={face} label={t('offer-expired.button')} href={page(`/company/jobs?renew=${offerId}`)} />
        <SmallPrint>{t('offer-expired.applicants')}</SmallPrint>
      </>
    ),
  };
};
