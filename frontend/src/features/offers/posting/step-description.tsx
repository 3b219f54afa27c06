import { LONGEST_DESCRIPTION } from '@babelboard/wire';
import { RichTextField } from '../../../forms/rich-text/rich-text-field.js';
import { languageSlug } from '../../../i18n/language-id.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import type { StepProps } from './step-props.js';
import { UnaskedHints } from './unasked-hints.js';
import { VersionsField } from './versions-field.js';
import { WordingHints } from './wording-hints.js';

/** What the work is like, in as many languages as somebody writes. */
export function StepDescription({ edit, offer, hints }: StepProps) {
  const t = useText();
  const { values } = edit;
  const lang = spokenLanguage(languageSlug(values.language ?? 0) ?? '')?.code;
  const long = values.description.length > 0.9 * LONGEST_DESCRIPTION;
  const asksForPay = hints?.pay_history === true ? t('posting.description-pay') : undefined;
  return (
    <>
      <RichTextField
        id={`${edit.id}description`}
        label={t('posting.description')}
        hint={long ? t('posting.description-long') : t('posting.description-hint')}
        error={edit.errorOf('description') ?? asksForPay}
        value={values.description}
        onChange={(html) => edit.set('description', html)}
        onLeave={() => edit.leave('description')}
        lang={lang}
      />
      <WordingHints hints={hints} field="description" />
      <UnaskedHints
        hints={hints}
        asked={values.languages}
        onAdd={(asked) => edit.choose('languages', asked)}
        field={`${edit.id}description`}
      />
      {offer !== null && <VersionsField offer={offer} />}
    </>
  );
}
