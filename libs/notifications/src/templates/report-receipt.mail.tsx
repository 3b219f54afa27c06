import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** Confirms a report (Regulation (EU) 2022/2065, article 16 (4)); nothing that was typed stands in it. */
export const reportReceipt: MailTemplate<{ reference: string; offerId: number; at: Date }> = (report, face) => {
  const texts = face.texts['report-receipt'];
  return {
    ...texts,
    subject: texts.subject(report.reference),
    body: (
      <>
        <Paragraph>{texts.what(report.offerId, face.texts.time(report.at))}</Paragraph>
        <Facts facts={{ [texts.reference]: report.reference }} />
        <Paragraph>{texts.keep}</Paragraph>
        <Paragraph>{texts.answer}</Paragraph>
      </>
    ),
  };
};
