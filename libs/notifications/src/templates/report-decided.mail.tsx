import type { MailedDecision } from '@babelboard/operations/contract';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Answers a report (Regulation (EU) 2022/2065, article 16 (5)); nothing that was typed stands in it. */
export const reportDecided: MailTemplate<Pick<MailedDecision, 'reference' | 'offerId' | 'decision'>> = (
  { reference, offerId, decision },
  { t },
) => ({
  subject: t('report-decided.subject', { reference }),
  preview: t('report-decided.preview'),
  heading: t(`report-decided.heading-${decision}`),
  body: (
    <>
      <Paragraph>{t(`report-decided.${decision}`, { offer: offerId })}</Paragraph>
      <Facts facts={{ [t('report-receipt.reference')]: reference }} />
      <SmallPrint>{t('report-decided.object')}</SmallPrint>
    </>
  ),
});
