import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** Confirms a report (Regulation (EU) 2022/2065, article 16 (4)); nothing that was typed stands in it. */
export const reportReceipt: MailTemplate<{ reference: string; offerId: number; at: Date }> = (
  { reference, offerId, at },
  face,
) => {
  const { t, formats } = face;
  return {
    subject: t('report-receipt.subject', { reference }),
    preview: t('report-receipt.preview'),
    heading: t('report-receipt.heading'),
    body: (
      <>
        <Paragraph>{t('report-receipt.what', { offer: offerId, time: formats.moment(at) })}</Paragraph>
        <Facts facts={{ [t('report-receipt.reference')]: reference }} />
        <Paragraph>{t('report-receipt.keep')}</Paragraph>
        <Paragraph>{t('report-receipt.answer')}</Paragraph>
      </>
    ),
  };
};
