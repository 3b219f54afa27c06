import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** To the address before: the last mail that comes there. A new password would go to the new one, so the way out is a person. */
export const emailChanged: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const { t, formats, page, productName, productPrefix } = face;
  return {
    subject: t('email-changed.subject'),
    preview: t('email-changed.preview'),
    heading: t('email-changed.heading'),
    body: (
      <>
        <Paragraph>{t('email-changed.what', { product: productName, time: formats.moment(at) })}</Paragraph>
        <Paragraph>{t('email-changed.yourself')}</Paragraph>
        <Paragraph>{t('email-changed.not-you')}</Paragraph>
        <Action face={face} label={t('email-changed.contact')} href={page(`/${productPrefix}/contact`)} />
      </>
    ),
  };
};
