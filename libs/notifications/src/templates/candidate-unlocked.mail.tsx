import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: which company knows now who they are, and what they can do about it. */
export const candidateUnlocked: MailTemplate<{ companyName: string }> = ({ companyName: company }, face) => {
  const { t, page } = face;
  return {
    subject: t('candidate-unlocked.subject', { company }),
    preview: t('candidate-unlocked.preview'),
    heading: t('candidate-unlocked.heading', { company }),
    body: (
      <>
        <Paragraph>{t('candidate-unlocked.what', { company })}</Paragraph>
        <Paragraph>{t('candidate-unlocked.next')}</Paragraph>
        <Action
          face={face}
          label={t('candidate-unlocked.button')}
          href={page('/account/account-settings#visibility')}
        />
        <SmallPrint>{t('candidate-unlocked.why')}</SmallPrint>
      </>
    ),
  };
};
