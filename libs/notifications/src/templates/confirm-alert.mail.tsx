import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To an address that somebody typed: nothing else is sent before its confirmation. */
export const confirmAlert: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('confirm-alert.subject'),
    preview: t('confirm-alert.preview'),
    heading: t('confirm-alert.heading'),
    body: (
      <>
        <Paragraph>{t('confirm-alert.why', { product: productName })}</Paragraph>
        <Action face={face} label={t('confirm-alert.button')} href={page(`/alerts/confirm/${token}`)} />
        <SmallPrint>{t('confirm-alert.not-you')}</SmallPrint>
      </>
    ),
  };
};
