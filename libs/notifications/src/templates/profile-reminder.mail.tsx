import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { type NamedStep, Steps } from './steps.js';

/** What is missing before somebody can apply, and when the next reminder comes. */
export interface MissingSteps {
  missing: NamedStep[];
  /** No reminder comes after this one. */
  last: boolean;
}

/** Reminds of what is missing in a profile before its owner can apply. */
export const profileReminder: MailTemplate<MissingSteps> = ({ missing, last }, face) => {
  const { t, page, productName: product } = face;
  return {
    subject: t('profile-reminder.subject'),
    preview: t('profile-reminder.preview', { count: missing.length }),
    heading: t('profile-reminder.heading'),
    body: (
      <>
        <Paragraph>{t('profile-reminder.what', { product, count: missing.length })}</Paragraph>
        <Steps face={face} steps={missing} />
        <Action face={face} label={t('profile-level.profile')} href={page('/account/my-profile')} />
        <SmallPrint>{t(last ? 'profile-reminder.last' : 'profile-reminder.few')}</SmallPrint>
      </>
    ),
  };
};
