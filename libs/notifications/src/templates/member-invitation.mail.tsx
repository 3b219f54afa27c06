import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To somebody whom a company asks to work for it here. Its name is the one thing that somebody typed; no other words of theirs are. */
export const memberInvitation: MailTemplate<{ company: string; token: string }> = ({ company, token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('member-invitation.subject', { product: productName }),
    preview: t('member-invitation.preview'),
    heading: t('member-invitation.heading'),
    body: (
      <>
        <Paragraph>{t('member-invitation.what', { company, product: productName })}</Paragraph>
        <Action face={face} label={t('member-invitation.button')} href={page(`/company/invitation/${token}`)} />
        <SmallPrint>{t('member-invitation.lifetime')}</SmallPrint>
        <SmallPrint>{t('member-invitation.not-you')}</SmallPrint>
      </>
    ),
  };
};
