import { type AskedQuestion, LONGEST_SCREENING_ANSWER, type ScreeningAnswer } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './question-field.module.css';

export interface QuestionFieldProps {
  /** Begins the ids of its parts. */
  id: string;
  question: Pick<AskedQuestion, 'id' | 'type' | 'text' | 'options' | 'required'>;
  answer: ScreeningAnswer;
  /** Of the question: that of its offer. */
  lang?: string | undefined;
  error?: string | undefined;
  onAnswer: (answer: ScreeningAnswer) => void;
}

/** A screening question with the field that its type needs. */
export function QuestionField(props: QuestionFieldProps) {
  const { id, question, answer, onAnswer } = props;
  const t = useText();
  const described = props.error === undefined ? undefined : `${id}-error`;
  const invalid = props.error !== undefined;
  switch (question.type) {
    case 'yes_no':
      return (
        <Group {...props} role="radiogroup">
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={id}
                checked={answer === value}
                aria-describedby={described}
                onChange={() => onAnswer(value)}
              />
              {t(value ? 'applying.yes' : 'applying.no')}
            </label>
          ))}
        </Group>
      );
    case 'one_of':
      return (
        <Group {...props} role="radiogroup">
          {question.options.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={id}
                checked={answer === option}
                aria-describedby={described}
                onChange={() => onAnswer(option)}
              />
              <bdi lang={props.lang}>{option}</bdi>
            </label>
          ))}
        </Group>
      );
    case 'several_of': {
      const chosen = Array.isArray(answer) ? answer : [];
      return (
        <Group {...props} role="group" hint={t('applying.choose-several')}>
          {question.options.map((option) => (
            <label key={option}>
              <input
                type="checkbox"
                name={id}
                checked={chosen.includes(option)}
                aria-describedby={described}
                onChange={({ target }) =>
                  onAnswer(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
                }
              />
              <bdi lang={props.lang}>{option}</bdi>
            </label>
          ))}
        </Group>
      );
    }
    case 'number':
      return (
        <Line {...props}>
          <input
            id={id}
            name={id}
            type="text"
            inputMode="decimal"
            defaultValue={typeof answer === 'number' ? String(answer) : ''}
            aria-required={question.required}
            aria-invalid={invalid}
            aria-describedby={described}
            onChange={({ target }) => onAnswer(numberOf(target.value))}
          />
        </Line>
      );
    case 'text':
      return (
        <Line {...props}>
          <textarea
            id={id}
            name={id}
            rows={3}
            maxLength={LONGEST_SCREENING_ANSWER}
            value={typeof answer === 'string' ? answer : ''}
            aria-required={question.required}
            aria-invalid={invalid}
            aria-describedby={described}
            onChange={({ target }) => onAnswer(target.value)}
          />
        </Line>
      );
  }
}

/** A comma is a point in most of Europe. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
}

function Words({ id, question, lang, error }: QuestionFieldProps) {
  const t = useText();
  return (
    <>
      <b id={`${id}-name`} lang={lang} dir="auto">
        {question.text}
      </b>
      {!question.required && <i> {t('form.optional')}</i>}
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </>
  );
}

interface GroupProps extends QuestionFieldProps {
  role: 'radiogroup' | 'group';
  hint?: string;
  children: ReactNode;
}

function Group({ role, hint, children, ...props }: GroupProps) {
  return (
    <Room
      role={role}
      aria-labelledby={`${props.id}-name`}
      {...(role === 'radiogroup' ? { 'aria-required': props.question.required } : {})}
    >
      <div>
        <Words {...props} />
      </div>
      {hint !== undefined && <small>{hint}</small>}
      {children}
    </Room>
  );
}

function Line({ children, ...props }: QuestionFieldProps & { children: ReactNode }) {
  return (
    <Room>
      <label htmlFor={props.id}>
        <Words {...props} />
      </label>
      {children}
    </Room>
  );
}

const Room = withClass('div', css.room);

const Wrong = withClass('span', css.wrong);
