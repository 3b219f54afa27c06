import type { UiLanguage } from '@babelboard/texts';
import { pathIn } from '@babelboard/texts';
import { pushMessagesTexts } from '../texts/push-messages-texts.js';
import type { PushData, PushPurpose } from './push-purpose.js';

/** What a device shows, and where a press on it leads: a path of this site. */
export interface PushWords {
  title: string;
  body: string;
  path: string;
}

type Texts = ReturnType<typeof pushMessagesTexts.in>;

const applicationPath = (applicationId: number, part: string) => `/account/applications/${applicationId}${part}`;

const WORDS: { [P in PushPurpose]: (data: PushData[P], t: Texts) => PushWords } = {
  'application-status': ({ applicationId }, t) => ({
    title: t('application-status.title'),
    body: t('application-status.body'),
    path: applicationPath(applicationId, ''),
  }),
  'career-event': ({ path, step }, t) => ({
    title: t(`career-event.${step}-title`),
    body: t(`career-event.${step}-body`),
    path,
  }),
  interview: ({ applicationId, step }, t) => ({
    title: t(`interview.${step}-title`),
    body: t(`interview.${step}-body`),
    path: applicationPath(applicationId, '#interview'),
  }),
  'job-alert': ({ address }, t) => ({
    title: t('job-alert.title'),
    body: t('job-alert.body'),
    path: `${address}${address.includes('?') ? '&' : '?'}latests=true`,
  }),
  matching: (_, t) => ({ title: t('matching.title'), body: t('matching.body'), path: '/account/matchings' }),
  message: ({ applicationId }, t) => ({
    title: t('message.title'),
    body: t('message.body'),
    path: applicationPath(applicationId, '#messages'),
  }),
  'profile-level': ({ level }, t) => ({
    title: t(`profile-level.${level}-title`),
    body: t(`profile-level.${level}-body`),
    path: level === 'complete' ? '/account/matchings' : '/account/my-profile',
  }),
};

/** The words of a message in the language of whoever gets it. They stand on a locked screen: nothing that others should not read. */
export function wordsOf<P extends PushPurpose>(purpose: P, data: PushData[P], language: UiLanguage): PushWords {
  const { path, ...words } = WORDS[purpose](data, pushMessagesTexts.in(language));
  return { ...words, path: pathIn(language, path) };
}
