import type { PROFILE_LEVELS } from '@babelboard/wire';
import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** What a profile can reach; it begins as a basic one. */
export type ReachedLevel = Exclude<(typeof PROFILE_LEVELS)[number], 'basic'>;

/** Tells what a profile is good for now. */
export const profileLevel: MailTemplate<{ level: ReachedLevel }> = ({ level }, face) => {
  const { t, page } = face;
  return {
    subject: t(`profile-level.${level}-subject`),
    preview: t(`profile-level.${level}-preview`),
    heading: t(`profile-level.${level}-subject`),
    body: (
      <>
        <Paragraph>{t(`profile-level.${level}-what`)}</Paragraph>
        <Paragraph>{t(`profile-level.${level}-next`)}</Paragraph>
        <Action
          face={face}
          label={t(level === 'complete' ? 'profile-level.matchings' : 'profile-level.profile')}
          href={page(level === 'complete' ? '/account/matchings' : '/account/my-profile')}
        />
      </>
    ),
  };
};
