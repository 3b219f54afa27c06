import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** To members of a company whose offers stand last, or are hidden, until applicants are answered. */
export const offersSunk: MailTemplate<{ paused: number }> = ({ paused }, face) => {
  const { t, page } = face;
  return {
    subject: t('offers-sunk.subject'),
    preview: t('offers-sunk.preview'),
    heading: t('offers-sunk.heading'),
    body: (
      <>
        <Paragraph>{t('offers-sunk.what')}</Paragraph>
        {paused > 0 && <Paragraph>{t('offers-sunk.paused', { count: paused })}</Paragraph>}
        <Paragraph>{t('offers-sunk.back')}</Paragraph>
        <Action face={face} label={t('offers-sunk.button')} href={page('/company/applicants')} />
      </>
    ),
  };
};
