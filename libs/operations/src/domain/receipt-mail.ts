import type { Mail } from '@babelboard/platform';

interface Receipt {
  email: string;
  reference: string;
  offerId: number;
  receivedAt: Date;
}

/** The mail that confirms a report (Regulation (EU) 2022/2065, article 16 (4)); nothing that was typed stands in it. */
export function receiptMail({ email, reference, offerId, receivedAt }: Receipt, productName: string): Mail {
  const when = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    'Thank you for telling us.',
    `We received your report about offer ${offerId} on ${when} UTC.`,
    `Your reference is ${reference}. Please keep it: you need it if you want to ask about the report.`,
    'A person looks at every report. You get an answer at this address.',
  ];
  return {
    to: email,
    subject: `Your report ${reference}`,
    text: `${lines.join('\n\n')}\n\n${productName}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p>${escapeHtml(productName)}</p></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
