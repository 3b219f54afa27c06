import type { ScreeningQuestion } from '@babelboard/wire';
import type { Text } from '../../../i18n/use-text.js';

export interface AnswerChoice {
  question: number;
  /** As the API takes it. */
  answer: string;
  text: string;
}

/** The answers that one can look for: those of questions with few, and whatever is hoped for. */
export function answerChoices(t: Text, questions: readonly ScreeningQuestion[]): AnswerChoice[] {
  return questions.flatMap(({ id, type, text, options, wanted }) => {
    const hoped =
      wanted === null
        ? []
        : [{ question: id, answer: 'wanted', text: t('applicants.answer-wanted', { question: text }) }];
    const answer = (value: string, words: string) => ({
      question: id,
      answer: value,
      text: t('applicants.answer-of', { question: text, answer: words }),
    });
    if (type === 'yes_no') return [...hoped, answer('true', t('applicants.yes')), answer('false', t('applicants.no'))];
    return [...hoped, ...options.map((option) => answer(option, option))];
  });
}
