import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To the owners of a company that somebody has joined. */
export const memberJoined: MailTemplate<object> = (_nothing, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('member-joined.subject'),
    preview: t('member-joined.preview'),
    heading: t('member-joined.heading'),
    body: (
      <>
        <Paragraph>{t('member-joined.what', { product: productName })}</Paragraph>
        <Action face={face} label={t('member-joined.button')} href={page('/company/members')} />
        <SmallPrint>{t('member-joined.not-you')}</SmallPrint>
      </>
    ),
  };
};
