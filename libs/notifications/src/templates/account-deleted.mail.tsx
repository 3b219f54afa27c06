import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** The last mail to who has left. */
export const accountDeleted: MailTemplate<object> = (_nothing, face) => {
  const { t, productName } = face;
  return {
    subject: t('account-deleted.subject'),
    preview: t('account-deleted.preview'),
    heading: t('account-deleted.heading'),
    body: (
      <>
        <Paragraph>{t('account-deleted.what', { product: productName })}</Paragraph>
        <Paragraph>{t('account-deleted.kept')}</Paragraph>
        <Paragraph>{t('account-deleted.back')}</Paragraph>
      </>
    ),
  };
};
