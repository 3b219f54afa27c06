import { MOST_ASKED_LANGUAGES } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageId, languageSlug } from '../../../i18n/language-id.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useText } from '../../../i18n/use-text.js';
import { LanguageChoice } from '../../../languages-i-speak/choice/language-choice.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import { AskedLanguageRow, levelId } from './asked-language-row.js';
import { groupsOf } from './asked-level.js';
import type { AskedLanguage } from './offer-values.js';
import css from './posting.module.css';

export interface AskedLanguagesProps {
  languages: readonly AskedLanguage[];
  error: string | undefined;
  onChange: (languages: AskedLanguage[]) => void;
  /** One below what stands above it. */
  heading?: 'h2' | 'h3';
}

/** The languages of the job, each with its level, and whether one cannot do without. */
export function AskedLanguages({ languages, error, onChange, heading: Heading = 'h3' }: AskedLanguagesProps) {
  const t = useText();
  const languageName = useLanguageName();
  const [adding, setAdding] = useState(languages.length === 0);
  const search = useRef<HTMLInputElement>(null);
  const add = (slug: string) => {
    const language = { language: languageId(slug), level: 2, cefr: 'B2', mandatory: true, one_of: null } as const;
    flushSync(() => {
      setAdding(false);
      onChange([...languages, { ...language, recognised: false }]);
    });
    document.getElementById(levelId(language.language))?.focus();
  };
  const change = (at: number, next: Partial<AskedLanguage>) =>
    onChange(languages.map((one, place) => (place === at ? { ...one, ...next, recognised: false } : one)));
  const open = () => {
    setAdding(true);
    setTimeout(() => search.current?.focus());
  };
  return (
    <Group role="group" aria-labelledby="asked-languages">
      <Heading id="asked-languages">{t('posting.languages')}</Heading>
      <p>{t('posting.languages-hint')}</p>
      {error !== undefined && <p role="alert">{error}</p>}
      <ul>
        {languages.map((language, at) => (
          <AskedLanguageRow
            key={language.language}
            language={language}
            name={languageName(languageSlug(language.language) ?? '')}
            groups={groupsOf(languages)}
            onChange={(next) => change(at, next)}
            onRemove={(button) => {
              goOnWhenGone(button);
              onChange(languages.filter((_one, place) => place !== at));
            }}
          />
        ))}
      </ul>
      {adding && (
        <LanguageChoice
          ref={search}
          without={languages.map((one) => languageSlug(one.language) ?? '')}
          onChoose={add}
        />
      )}
      {!adding && languages.length < MOST_ASKED_LANGUAGES && (
        <Button type="button" data-look="outlined" onClick={open}>
          <PlusIcon />
          {t('posting.add-language')}
        </Button>
      )}
    </Group>
  );
}

const Group = withClass('div', css.languages);
