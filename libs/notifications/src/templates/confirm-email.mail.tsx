import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To the new address: it counts after its confirmation. */
export const confirmEmail: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('confirm-email.subject'),
    preview: t('confirm-email.preview'),
    heading: t('confirm-email.heading'),
    body: (
      <>
        <Paragraph>{t('confirm-email.why', { product: productName })}</Paragraph>
        <Action face={face} label={t('confirm-email.button')} href={page(`/confirm-email/${token}`)} />
        <SmallPrint>{t('confirm-email.lifetime')}</SmallPrint>
        <SmallPrint>{t('confirm-email.not-you')}</SmallPrint>
      </>
    ),
  };
};
