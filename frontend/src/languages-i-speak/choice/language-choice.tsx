import { type Ref, useState } from 'react';
import { useLanguageName } from '../../i18n/language-name.js';
import { SPOKEN_LANGUAGES, spokenLanguage } from '../../i18n/spoken-languages.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { matchingLanguages } from '../matching-languages.js';
import css from './language-choice.module.css';

/** So many are offered before one types or asks for all. */
const OFTEN = 14;

export interface LanguageChoiceProps {
  ref: Ref<HTMLInputElement>;
  /** Slugs that are chosen already. */
  without: string[];
  onChoose: (slug: string) => void;
}

/** Languages to add, found by their name or by what they call themselves. */
export function LanguageChoice({ ref, without, onChoose }: LanguageChoiceProps) {
  const t = useText();
  const languageName = useLanguageName();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const open = SPOKEN_LANGUAGES.filter((slug) => !without.includes(slug));
  const matching = matchingLanguages(open, text, languageName);
  const shown = all || text.trim() !== '' ? matching : matching.slice(0, OFTEN);
  const choose = (slug: string) => {
    setText('');
    onChoose(slug);
  };
  return (
    <Group role="group" aria-labelledby="language-choice-title">
      <h3 id="language-choice-title">{t('speak.add')}</h3>
      <input
        ref={ref}
        type="search"
        value={text}
        placeholder={t('speak.find')}
        aria-label={t('speak.find')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not meant.
          event.preventDefault();
          const [only] = matching;
          if (text.trim() !== '' && only !== undefined) choose(only);
        }}
      />
      <p className="visually-hidden" role="status">
        {text.trim() === '' ? '' : t('speak.found', { count: shown.length })}
      </p>
      <ul>
        {shown.map((slug) => (
          <li key={slug}>
            <button type="button" onClick={() => choose(slug)}>
              {languageName(slug)}
              <OwnName slug={slug} />
            </button>
          </li>
        ))}
        {shown.length < matching.length && (
          <li>
            <button type="button" data-more="" onClick={() => setAll(true)}>
              {t('speak.all', { count: matching.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
      {matching.length === 0 && <p>{t('speak.none')}</p>}
    </Group>
  );
}

function OwnName({ slug }: { slug: string }) {
  const languageName = useLanguageName();
  const own = spokenLanguage(slug);
  return own === undefined || own.own === languageName(slug) ? null : <span lang={own.code}>{own.own}</span>;
}

const Group = withClass('div', css.group);
