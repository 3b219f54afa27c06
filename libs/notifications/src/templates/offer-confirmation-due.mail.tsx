import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

export interface UnconfirmedOfferMail {
  offerId: number;
  title: string;
}

/** To a company whose offer nobody has confirmed for two weeks. The link only opens the question whether it is still open. */
export const offerConfirmationDue: MailTemplate<UnconfirmedOfferMail> = ({ offerId, title }, face) => {
  const { t, page } = face;
  return {
    subject: t('offer-confirmation-due.subject', { title }),
    preview: t('offer-confirmation-due.preview'),
    heading: t('offer-confirmation-due.heading'),
    body: (
      <>
        <Paragraph>{t('offer-confirmation-due.what', { title })}</Paragraph>
        <Action
          face={face}
          label={t('offer-confirmation-due.button')}
          href={page(`/company/jobs?confirm=${offerId}`)}
        />
        <SmallPrint>{t('offer-confirmation-due.otherwise')}</SmallPrint>
      </>
    ),
  };
};
