import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

export interface EndingOfferMail {
  offerId: number;
  title: string;
  /** ISO 8601. */
  endsAt: string;
}

/** To a company whose offer leaves the board in a few days. The link only opens the question whether it shall stay. */
export const offerExpiring: MailTemplate<EndingOfferMail> = ({ offerId, title, endsAt }, face) => {
  const { t, page, formats } = face;
  const day = formats.date(endsAt);
  return {
    subject: t('offer-expiring.subject', { title, day }),
    preview: t('offer-expiring.preview'),
    heading: t('offer-expiring.heading'),
    body: (
      <>
        <Paragraph>{t('offer-expiring.what', { title, day })}</Paragraph>
        <Action face={face} label={t('offer-expiring.button')} href={page(`/company/jobs?renew=${offerId}`)} />
        <SmallPrint>{t('offer-expiring.otherwise')}</SmallPrint>
      </>
    ),
  };
};
