import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** Tells that an account has another password. */
export const passwordChanged: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const { t, formats, productName } = face;
  return {
    subject: t('password-changed.subject'),
    preview: t('password-changed.preview'),
    heading: t('password-changed.heading'),
    body: (
      <SecurityNote face={face} yourself={t('password-changed.yourself')} notYou={t('password-changed.not-you')}>
        <Paragraph>{t('password-changed.what', { product: productName, time: formats.moment(at) })}</Paragraph>
      </SecurityNote>
    ),
  };
};
