import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** The link with which somebody who asked for it gets a new password. */
export const resetPassword: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('reset-password.subject'),
    preview: t('reset-password.preview'),
    heading: t('reset-password.heading'),
    body: (
      <>
        <Paragraph>{t('reset-password.why', { product: productName })}</Paragraph>
        <Action face={face} label={t('new-password')} href={page(`/password/reset/${token}`)} />
        <SmallPrint>{t('reset-password.lifetime')}</SmallPrint>
        <SmallPrint>{t('reset-password.not-you')}</SmallPrint>
      </>
    ),
  };
};
