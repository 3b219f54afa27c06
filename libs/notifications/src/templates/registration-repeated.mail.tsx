import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To the owner of an address with which somebody tried to register again. */
export const registrationRepeated: MailTemplate<object> = (_nothing, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('registration-repeated.subject'),
    preview: t('registration-repeated.preview'),
    heading: t('registration-repeated.heading'),
    body: (
      <>
        <Paragraph>{t('registration-repeated.what', { product: productName })}</Paragraph>
        <Paragraph>{t('registration-repeated.forgotten')}</Paragraph>
        <Action face={face} label={t('new-password')} href={page('/password/reset')} />
        <SmallPrint>{t('registration-repeated.not-you')}</SmallPrint>
      </>
    ),
  };
};
