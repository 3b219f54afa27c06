import type { Candidate } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { FallbackMark, useVersion } from '../version.js';
import css from './profile-header.module.css';

/** One line about oneself, in the language in which the profile is seen. */
export function HeadlineCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const call = useProfileCall();
  const { language, main } = useVersion();
  const own = language === main ? candidate : candidate.translations.find((one) => one.language === language);
  const saved = { headline: own?.headline ?? '' };
  const edit = useProfileEdit({
    part: `headline:${language}`,
    saved,
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, language, base }),
  });
  const fallback = saved.headline === '' && language !== main && candidate.headline !== '';
  const shown = fallback ? candidate.headline : saved.headline;
  return (
    <InlineCard
      edit={edit}
      name={t('profile.headline')}
      nameOf={() => t('profile.headline')}
      fields={() => (
        <TextField
          {...edit.field('headline')}
          label={t('profile.headline')}
          hint={t('profile.headline-hint')}
          maxLength={160}
          lang={language}
          optional
        />
      )}
    >
      {shown === '' ? (
        <Headline data-empty="">{t('profile.headline-empty')}</Headline>
      ) : (
        <Headline>
          <span lang={fallback ? main : language} dir="auto">
            {shown}
          </span>{' '}
          {fallback && <FallbackMark language={main} />}
        </Headline>
      )}
    </InlineCard>
  );
}

const Headline = withClass('p', css.headline);
