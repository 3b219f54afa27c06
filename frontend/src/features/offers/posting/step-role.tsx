import { LONGEST_TITLE, REMOTE_SLUGS } from '@babelboard/wire';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { SelectField, TextField } from '../../../forms/fields.js';
import { languageSlug } from '../../../i18n/language-id.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { PlacesField } from './places-field.js';
import type { StepProps } from './step-props.js';
import { TitleHint } from './title-hint.js';
import { readNumber, useLanguageChoices } from './use-language-choices.js';
import { WordingHints } from './wording-hints.js';

const ON_SITE = 'OnSite';

const REMOTE: Record<string, TextKey> = {
  Remote: 'posting.remote-anywhere',
  RemoteCountryBased: 'posting.remote-country',
  Hybrid: 'posting.remote-hybrid',
};

/** What the job is, and where. */
export function StepRole({ edit, offer, hints }: StepProps) {
  const t = useText();
  const languages = useLanguageChoices();
  const { values } = edit;
  const lang = spokenLanguage(languageSlug(values.language ?? 0) ?? '')?.code;
  const title = hints?.title ?? null;
  return (
    <>
      <div>
        <TextField
          {...edit.field('title')}
          label={t('posting.title')}
          hint={t('posting.title-hint')}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          {...(lang === undefined ? {} : { lang })}
        />
        {title !== null && values.title.includes(title.found) && (
          <TitleHint hint={title} onFollow={(proposal) => edit.choose('title', proposal)} field={`${edit.id}title`} />
        )}
        <WordingHints hints={hints} field="title" />
      </div>
      <SelectField
        {...edit.field('language', readNumber)}
        label={t('posting.ad-language')}
        hint={t('posting.ad-language-hint')}
        choices={languages}
      />
      <PlacesField
        id={`${edit.id}places`}
        places={values.places}
        cities={offer?.names.cities ?? []}
        error={edit.errorOf('places')}
        onChange={(places) => edit.choose('places', places)}
      />
      <PickOne
        label={t('posting.remote')}
        options={[
          { value: ON_SITE, text: t('posting.remote-none') },
          ...REMOTE_SLUGS.map((slug) => ({ value: slug as string, text: t(REMOTE[slug] ?? 'posting.remote-hybrid') })),
        ]}
        value={values.remote ?? ON_SITE}
        onPick={(slug) => edit.choose('remote', slug === ON_SITE ? null : slug)}
      />
    </>
  );
}
