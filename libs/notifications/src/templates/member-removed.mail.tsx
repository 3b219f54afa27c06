import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** To somebody whom an owner took out of a company. */
export const memberRemoved: MailTemplate<object> = (_nothing, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('member-removed.subject'),
    preview: t('member-removed.preview'),
    heading: t('member-removed.heading'),
    body: (
      <>
        <Paragraph>{t('member-removed.what', { product: productName })}</Paragraph>
        <Paragraph>{t('member-removed.account')}</Paragraph>
        <Action face={face} label={t('member-removed.button')} href={page('/company/account-settings')} />
      </>
    ),
  };
};
