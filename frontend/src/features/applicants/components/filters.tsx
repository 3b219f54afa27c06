import type { ScreeningQuestion } from '@babelboard/wire';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { FilterIcon } from '../../../ui/icons/filter-icon.js';
import { type ApplicantsAsked, LEVELS } from '../applicants-address.js';
import { answerChoices } from './answer-choices.js';
import css from './filters.module.css';

const SORTS: Record<ApplicantsAsked['sort'], TextKey> = {
  newest: 'applicants.sort-newest',
  oldest: 'applicants.sort-oldest',
  due: 'applicants.sort-due',
  rating: 'applicants.sort-rating',
  name: 'applicants.sort-name',
  fit: 'applicants.sort-fit',
};
/** Who types is done when nothing comes for so long. */
const TYPED_MS = 300;

interface FiltersProps {
  asked: ApplicantsAsked;
  /** Slugs of the languages that can be chosen. */
  languages: readonly string[];
  questions: readonly ScreeningQuestion[];
  onAsk: (changes: Partial<ApplicantsAsked>) => void;
}

/** Finds applicants by words, by a language with its level, and by an answer. */
export function Filters({ asked, languages, questions, onAsk }: FiltersProps) {
  const t = useText();
  const languageName = useLanguageName();
  const answers = answerChoices(t, questions);
  const chosenAnswer = asked.question === null ? '' : `${asked.question} ${asked.answer}`;
  const [open, setOpen] = useState(false);
  const filtered = asked.q !== '' || asked.language !== '' || asked.question !== null;
  return (
    <Row data-open={open || filtered}>
      <Search key={asked.q === '' ? 'empty' : 'typed'} q={asked.q} onSearch={(q) => onAsk({ q })} />
      <Button
        type="button"
        data-look="outlined"
        className={css.opener}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon />
        {t('applicants.filters')}
      </Button>
      <Choice label={t('applicants.language')} value={asked.language} onChoose={(language) => onAsk({ language })}>
        <option value="">{t('applicants.any-language')}</option>
        {languages.map((slug) => (
          <option key={slug} value={slug}>
            {languageName(slug)}
          </option>
        ))}
      </Choice>
      {asked.language !== '' && (
        <Choice
          label={t('applicants.level')}
          value={asked.cefr}
          onChoose={(cefr) => onAsk({ cefr: LEVELS.find((level) => level === cefr) ?? '' })}
        >
          <option value="">{t('applicants.any-level')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {level === 'native' ? t('applicants.native') : level}
            </option>
          ))}
        </Choice>
      )}
      {answers.length > 0 && (
        <Choice
          label={t('applicants.question')}
          value={chosenAnswer}
          onChoose={(choice) => {
            const [question = '', ...answer] = choice.split(' ');
            onAsk({ question: question === '' ? null : Number(question), answer: answer.join(' ') });
          }}
        >
          <option value="">{t('applicants.any-question')}</option>
          {answers.map(({ question, answer, text }) => (
            <option key={`${question} ${answer}`} value={`${question} ${answer}`}>
              {text}
            </option>
          ))}
        </Choice>
      )}
      {asked.view === 'list' && (
        <Choice
          label={t('applicants.sort')}
          value={asked.sort}
          onChoose={(sort) => onAsk({ sort: sort as ApplicantsAsked['sort'] })}
        >
          {Object.entries(SORTS).map(([sort, text]) => (
            <option key={sort} value={sort}>
              {t(text)}
            </option>
          ))}
        </Choice>
      )}
      {filtered && (
        <Button
          type="button"
          data-look="plain"
          onClick={() => onAsk({ q: '', language: '', cefr: '', question: null, answer: '' })}
        >
          {t('applicants.clear')}
        </Button>
      )}
    </Row>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(q);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => onSearch(words.trim()), TYPED_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(typing.current);
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <input
        type="search"
        aria-label={t('applicants.search')}
        placeholder={t('applicants.search')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </select>
  );
}

const Row = withClass('div', css.row);
