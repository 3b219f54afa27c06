import type { MailedReversal } from '@babelboard/operations/contract';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { Statement } from './statement.js';

/** To who reported an offer that was taken off for it, and is back; nothing that was typed in a report stands in it. */
export const reportReversed: MailTemplate<Pick<MailedReversal, 'reference' | 'offerId' | 'explanation'>> = (
  { reference, offerId, explanation },
  { t },
) => ({
  subject: t('report-reversed.subject', { reference }),
  preview: t('report-reversed.preview'),
  heading: t('report-reversed.heading'),
  body: (
    <>
      <Paragraph>{t('report-reversed.what', { offer: offerId })}</Paragraph>
      {explanation !== null && <Statement text={explanation} />}
      <Facts facts={{ [t('report-receipt.reference')]: reference }} />
      <SmallPrint>{t('report-decided.object')}</SmallPrint>
    </>
  ),
});
