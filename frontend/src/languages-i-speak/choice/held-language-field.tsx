import type { LevelRank } from '@babelboard/language-check';
import { useLanguageName } from '../../i18n/language-name.js';
import { spokenLanguage } from '../../i18n/spoken-languages.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { CloseIcon } from '../../ui/icons/close-icon.js';
import { RANKS } from '../levels.js';
import { useVerdictWords } from '../use-verdict-words.js';
import css from './held-language-field.module.css';

export interface HeldLanguageFieldProps {
  slug: string;
  rank: LevelRank | null;
  onChange: (rank: LevelRank) => void;
  onRemove: () => void;
}

/** One language, and how well one speaks it. */
export function HeldLanguageField({ slug, rank, onChange, onRemove }: HeldLanguageFieldProps) {
  const t = useText();
  const words = useVerdictWords();
  const own = spokenLanguage(slug);
  const name = useLanguageName()(slug);
  return (
    <Field data-slug={slug} role="radiogroup" aria-labelledby={`held-${slug}`}>
      <Head>
        <span id={`held-${slug}`}>
          <strong>{name}</strong>
          {own !== undefined && own.own !== name && <i lang={own.code}>{own.own}</i>}
          {rank === null && <em>{t('speak.how-well')}</em>}
        </span>
        <Remove type="button" aria-label={t('speak.remove', { language: name })} onClick={onRemove}>
          <CloseIcon />
        </Remove>
      </Head>
      <Levels>
        {RANKS.map((step) => (
          <label key={step}>
            <input
              type="radio"
              className="visually-hidden"
              name={`level-${slug}`}
              checked={rank === step}
              onChange={() => onChange(step)}
            />
            <span>{words.level(step)}</span>
          </label>
        ))}
      </Levels>
    </Field>
  );
}

const Field = withClass('div', css.field);

const Head = withClass('div', css.head);

const Levels = withClass('div', css.levels);

const Remove = withClass('button', css.remove);
