import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES, UI_LANGUAGES, type UiLanguage } from '@babelboard/texts';
import { useEffect, useState } from 'react';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import type { EventField, EventUseForm } from './event-form-values.js';
import { WordsFields } from './words-fields.js';
import css from './words-tabs.module.css';

/** What an event says, a language at a time; the default one is always there. What is wrong in another one is brought to the front. */
export function WordsTabs({ form, field }: { form: EventUseForm; field: EventField }) {
  const t = useText();
  const [shown, show] = useState<UiLanguage>(DEFAULT_LANGUAGE);
  const content = form.watch('content');
  const { content: wrong } = form.formState.errors;
  const wrongIn = UI_LANGUAGE_CODES.find((language) => wrong?.[language] !== undefined);
  useEffect(() => {
    if (wrongIn !== undefined) show(wrongIn);
  }, [wrongIn]);
  const written = UI_LANGUAGE_CODES.filter((language) => content[language] !== undefined);
  return (
    <Part>
      <legend>{t('event-form.words')}</legend>
      <PickOne
        label={t('event-form.language')}
        options={UI_LANGUAGE_CODES.map((language) => ({ value: language, text: UI_LANGUAGES[language].own }))}
        value={shown}
        onPick={show}
      />
      {UI_LANGUAGE_CODES.map((language) => (
        <div key={language} hidden={language !== shown}>
          {written.includes(language) ? (
            <WordsFields language={language} form={form} field={field} />
          ) : (
            <Button
              type="button"
              data-look="outlined"
              onClick={() => form.setValue('content', { ...content, [language]: structuredClone(content.en) })}
            >
              {t('event-form.write', { language: UI_LANGUAGES[language].own })}
            </Button>
          )}
        </div>
      ))}
    </Part>
  );
}

const Part = withClass('fieldset', css.part);
