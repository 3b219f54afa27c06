import { render, toPlainText } from '@react-email/render';
import { MailLayout } from './mail-layout.js';
import type { MailFace, MailTemplate } from './mail-template.js';
import { MAILS, type MailData, type MailPurpose } from './mails.js';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Capitals instead of headings are hard to read, and wrong in some alphabets. */
const PLAIN_HEADINGS = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** One mail as HTML and as text, which is made of the HTML so that both say the same. */
export async function renderMail<P extends MailPurpose>(
  purpose: P,
  data: MailData<P>,
  face: MailFace,
): Promise<RenderedMail> {
  const template = MAILS[purpose] as MailTemplate<MailData<P>>;
  const { subject, preview, heading, body, answers } = template(data, face);
  const html = await render(
    <MailLayout face={face} subject={subject} preview={preview} heading={heading} answers={answers}>
      {body}
    </MailLayout>,
  );
  return { subject, html, text: `${toPlainText(html, PLAIN_HEADINGS).trim()}\n` };
}
