import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks who registered to show that the address is theirs. */
export const verifyEmail: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('verify-email.subject'),
    preview: t('verify-email.preview'),
    heading: t('verify-email.heading'),
    body: (
      <>
        <Paragraph>{t('verify-email.why', { product: productName })}</Paragraph>
        <Action face={face} label={t('verify-email.button')} href={page(`/verify-email/${token}`)} />
        <SmallPrint>{t('verify-email.lifetime')}</SmallPrint>
        <SmallPrint>{t('verify-email.not-you')}</SmallPrint>
      </>
    ),
  };
};
