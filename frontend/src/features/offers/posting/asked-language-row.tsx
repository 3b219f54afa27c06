import type { LevelRank } from '@babelboard/language-check';
import { useId } from 'react';
import { Select } from '../../../forms/fields.js';
import { useText } from '../../../i18n/use-text.js';
import { RANKS } from '../../../languages-i-speak/levels.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { withClass } from '../../../theme/with-class.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { firmnessOf, levelOf, NATIVE, rankOf, withFirmness } from './asked-level.js';
import { Hint } from './hint.js';
import type { AskedLanguage } from './offer-values.js';
import css from './posting.module.css';

export interface AskedLanguageRowProps {
  language: AskedLanguage;
  name: string;
  groups: readonly number[];
  onChange: (next: Partial<AskedLanguage>) => void;
  onRemove: (button: HTMLElement) => void;
}

const LETTERS = 'ABCDE';
const C2 = 6;

/** Of the field that says how well a language is to be spoken. */
export const levelId = (language: number) => `asked-level-${language}`;

/** A language, how well it is to be spoken, and how firmly that is asked for. */
export function AskedLanguageRow({ language, name, groups, onChange, onRemove }: AskedLanguageRowProps) {
  const t = useText();
  const id = useId();
  const words = useVerdictWords();
  return (
    <Row>
      <strong id={`${id}name`}>{name}</strong>
      <Select
        id={levelId(language.language)}
        aria-label={t('posting.level-of', { language: name })}
        value={rankOf(language)}
        onChange={({ target }) => onChange(levelOf(Number(target.value)))}
      >
        <option value={0}>{t('posting.any-level')}</option>
        {RANKS.map((rank) => (
          <option key={rank} value={rank}>
            {words.level(rank as LevelRank)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('posting.firmness-of', { language: name })}
        value={firmnessOf(language)}
        onChange={({ target }) => onChange(withFirmness(target.value))}
      >
        <option value="required">{t('posting.required')}</option>
        <option value="nice">{t('posting.nice')}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {t('posting.one-of', { group: LETTERS[group - 1] ?? '' })}
          </option>
        ))}
      </Select>
      <button
        type="button"
        aria-label={t('posting.remove-language', { language: name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <CloseIcon />
      </button>
      {rankOf(language) === NATIVE && (
        <Hint
          text={t('posting.native-hint')}
          action={t('posting.native-action')}
          onFollow={() => onChange(levelOf(C2))}
          field={levelId(language.language)}
        />
      )}
    </Row>
  );
}

const Row = withClass('li', css.language);
