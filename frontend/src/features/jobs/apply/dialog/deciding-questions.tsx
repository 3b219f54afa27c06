import type { AskedQuestion } from '@babelboard/wire';
import { useAnswerWords } from '../../../../applying/answer-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Note } from '../../../../ui/note.js';
import css from './deciding-questions.module.css';

/** What decides is said before anybody types: nobody fills in a page for nothing. */
export function DecidingQuestions({
  questions,
  lang,
}: {
  questions: readonly AskedQuestion[];
  lang: string | undefined;
}) {
  const t = useText();
  const { takes } = useAnswerWords();
  const deciding = questions.filter((question) => question.knock_out);
  if (deciding.length === 0) return null;
  return (
    <Note role="note">
      <Deciding>
        <h3>{t('apply.decides')}</h3>
        <p>{t('apply.decides-text', { count: deciding.length })}</p>
        <ul>
          {deciding.map(({ id, text, takes: wanted }) => (
            <li key={id}>
              <bdi lang={lang}>{text}</bdi> <b>{takes(wanted)}</b>
            </li>
          ))}
        </ul>
      </Deciding>
    </Note>
  );
}

const Deciding = withClass('div', css.deciding);
