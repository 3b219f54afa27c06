import type { ScreeningAnswer } from '@babelboard/wire';
import { useState } from 'react';
import { useAnswerWords } from '../../../applying/answer-words.js';
import { QuestionField } from '../../../applying/question-field.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { inputOf, type QuestionDraft } from './question-draft.js';
import css from './questions-preview.module.css';

/** The questions as candidates meet them; whoever tries answers changes nothing. */
export function QuestionsPreview({ drafts }: { drafts: readonly QuestionDraft[] }) {
  const t = useText();
  const { takes } = useAnswerWords();
  const [answers, setAnswers] = useState<Readonly<Record<number, ScreeningAnswer>>>({});
  const questions = drafts.map((draft) => ({ ...inputOf(draft), key: draft.key })).filter(({ text }) => text !== '');
  if (questions.length === 0) return null;
  const deciding = questions.filter((question) => question.knock_out);
  return (
    <Preview aria-labelledby="screening-preview">
      <h2 id="screening-preview">{t('screening.preview')}</h2>
      {deciding.length > 0 && (
        <div>
          <b>{t('screening.preview-decides')}</b>
          <ul>
            {deciding.map(({ key, text, wanted }) => (
              <li key={key}>
                <bdi>{text}</bdi> <b>{takes(wanted)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.map(({ key, type, text, options, required }) => (
        <QuestionField
          key={`${key}${type}`}
          id={`preview-${key}`}
          question={{ id: key, type, text, options, required }}
          answer={answers[key] ?? null}
          onAnswer={(answer) => setAnswers({ ...answers, [key]: answer })}
        />
      ))}
    </Preview>
  );
}

const Preview = withClass('section', css.preview);
