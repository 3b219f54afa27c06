import type { PeopleResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { type AskedLanguage, LEVELS } from '../people-address.js';
import css from './language-choices.module.css';

export interface LanguageChoicesProps {
  facet: PeopleResponse['facets']['languages'];
  chosen: readonly AskedLanguage[];
  onChoose: (chosen: AskedLanguage[]) => void;
}

const SHOWN = 8;

/** The languages that people speak: whoever is found speaks each of those chosen, at its level or above. */
export function LanguageChoices({ facet, chosen, onChoose }: LanguageChoicesProps) {
  const t = useText();
  const languageName = useLanguageName();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const slugs = [...new Set([...chosen.map(({ slug }) => slug), ...facet.map(({ slug }) => slug)])];
  if (slugs.length === 0) return null;
  const shown = all ? slugs : slugs.slice(0, Math.max(SHOWN, chosen.length));
  return (
    <Group role="group" aria-label={t('people.languages')}>
      <h2>{t('people.languages')}</h2>
      {shown.map((slug) => {
        const asked = chosen.find((one) => one.slug === slug);
        const total = facet.find((one) => one.slug === slug)?.total;
        const others = chosen.filter((one) => one.slug !== slug);
        return (
          <div key={slug}>
            <label>
              <input
                type="checkbox"
                checked={asked !== undefined}
                onChange={({ target }) => onChoose(target.checked ? [...others, { slug, level: null }] : others)}
              />
              <span>{languageName(slug)}</span>
              {total !== undefined && <small>{format.number(total)}</small>}
            </label>
            {asked !== undefined && (
              <select
                aria-label={t('people.level-of', { language: languageName(slug) })}
                value={asked.level ?? ''}
                onChange={({ target }) => {
                  const level = LEVELS.find((one) => one === target.value) ?? null;
                  onChoose(chosen.map((one) => (one.slug === slug ? { slug, level } : one)));
                }}
              >
                <option value="">{t('people.any-level')}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {level === 'native' ? t('people.native') : t('people.at-least', { level })}
                  </option>
                ))}
              </select>
            )}
          </div>
        );
      })}
      {shown.length < slugs.length && (
        <Button type="button" data-look="plain" onClick={() => setAll(true)}>
          {t('people.more-choices', { count: slugs.length - shown.length })}
        </Button>
      )}
    </Group>
  );
}

const Group = withClass('div', css.group);
