import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** To the present address, while it still counts: another one waits for its confirmation. */
export const emailChangeAsked: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const { t, formats, productName } = face;
  return {
    subject: t('email-change-asked.subject'),
    preview: t('email-change-asked.preview'),
    heading: t('email-change-asked.heading'),
    body: (
      <SecurityNote face={face} yourself={t('email-change-asked.yourself')} notYou={t('email-change-asked.not-you')}>
        <Paragraph>{t('email-change-asked.what', { product: productName, time: formats.moment(at) })}</Paragraph>
      </SecurityNote>
    ),
  };
};
