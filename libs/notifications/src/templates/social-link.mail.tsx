import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks who came by a provider to show that the address is theirs. */
export const socialLink: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('social-link.subject'),
    preview: t('social-link.preview'),
    heading: t('social-link.heading'),
    body: (
      <>
        <Paragraph>{t('social-link.why', { product: productName })}</Paragraph>
        <Action face={face} label={t('social-link.button')} href={page(`/auth/link?token=${token}`)} />
        <SmallPrint>{t('social-link.lifetime')}</SmallPrint>
        <SmallPrint>{t('social-link.not-you')}</SmallPrint>
      </>
    ),
  };
};
