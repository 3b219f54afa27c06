import { SelectField } from '../../../forms/fields.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { AskedLanguages } from './asked-languages.js';
import { SkillsField } from './skills-field.js';
import type { StepProps } from './step-props.js';
import { UnaskedHints } from './unasked-hints.js';
import { readNumber, useLanguageChoices } from './use-language-choices.js';

const EXPERIENCE: readonly TextKey[] = [
  'experience.1',
  'experience.2',
  'experience.3',
  'experience.4',
  'experience.5',
  'experience.6',
];

/** What somebody has to bring: languages first. */
export function StepLanguages({ edit, offer, hints }: StepProps) {
  const t = useText();
  const languages = useLanguageChoices();
  return (
    <>
      <AskedLanguages
        languages={edit.values.languages}
        error={edit.errorOf('languages')}
        onChange={(asked) => edit.choose('languages', asked)}
      />
      <UnaskedHints
        hints={hints}
        asked={edit.values.languages}
        onAdd={(asked) => edit.choose('languages', asked)}
        field={`${edit.id}skills`}
      />
      <SkillsField
        id={`${edit.id}skills`}
        chosen={edit.values.skills}
        names={offer?.names.skills ?? []}
        error={edit.errorOf('skills')}
        onChange={(skills) => edit.choose('skills', skills)}
      />
      <SelectField
        {...edit.field('experience', readNumber)}
        optional
        label={t('posting.experience')}
        choices={EXPERIENCE.map((key, at) => ({ value: at + 1, text: t(key) }))}
      />
      <SelectField
        {...edit.field('working_language', readNumber)}
        optional
        label={t('posting.working-language')}
        hint={t('posting.working-language-hint')}
        choices={languages}
      />
    </>
  );
}
