import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** The link to the copy that somebody asked for. */
export const dataExportReady: MailTemplate<{ token: string }> = ({ token }, face) => {
  const { t, page, productName } = face;
  return {
    subject: t('data-export-ready.subject'),
    preview: t('data-export-ready.preview'),
    heading: t('data-export-ready.heading'),
    body: (
      <>
        <Paragraph>{t('data-export-ready.what', { product: productName })}</Paragraph>
        <Action face={face} label={t('data-export-ready.button')} href={page(`/export/${token}`)} />
        <SmallPrint>{t('data-export-ready.lifetime')}</SmallPrint>
        <SmallPrint>{t('data-export-ready.not-you')}</SmallPrint>
      </>
    ),
  };
};
