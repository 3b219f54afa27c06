import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks whether somebody still needs an account; the login page and nothing else keeps it. */
export const unusedAccount: MailTemplate<{ until: Date }> = ({ until }, face) => {
  const { t, formats, page, productName } = face;
  return {
    subject: t('unused-account.subject'),
    preview: t('unused-account.preview'),
    heading: t('unused-account.heading'),
    body: (
      <>
        <Paragraph>{t('unused-account.what', { product: productName })}</Paragraph>
        <Paragraph>{t('unused-account.keep', { time: formats.moment(until) })}</Paragraph>
        <Action face={face} label={t('unused-account.button')} href={page('/login')} />
        <Paragraph>{t('unused-account.otherwise')}</Paragraph>
        <SmallPrint>{t('unused-account.why')}</SmallPrint>
      </>
    ),
  };
};
