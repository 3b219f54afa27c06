import { checkTogether } from '@babelboard/platform';
import { LONGEST_SCREENING_ANSWER, type ScreeningAnswer } from '@babelboard/wire';
import { screeningAnswerMissing, screeningAnswerWrong } from '../screening.errors.js';
import { meetsWanted } from './meets-wanted.js';
import type { GivenAnswer, ScreeningQuestionContent } from './screening-question-content.js';

export interface AnsweredQuestion {
  questionId: number;
  answer: GivenAnswer;
  /** Null where the company hopes for nothing. */
  meets: boolean | null;
}

export interface CheckedAnswers {
  answers: AnsweredQuestion[];
  /** A knock-out question was answered otherwise than it takes, or not at all. */
  knockedOut: boolean;
}

/**
 * What was answered to the questions of an offer; answers to others are passed over.
 * @throws DomainError SCREENING_ANSWER_MISSING, SCREENING_ANSWER_WRONG (several of them together)
 */
export async function checkAnswers(
  questions: readonly (ScreeningQuestionContent & { id: number })[],
  given: readonly { questionId: number; answer: ScreeningAnswer }[],
): Promise<CheckedAnswers> {
  const byId = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const checked = await checkTogether(
    ...questions.map((question) => () => read(question, byId.get(question.id) ?? null, `answers.${question.id}`)),
  );
  const answers = questions.map((question, index) => {
    const answer = checked[index] ?? null;
    return { question, answer, meets: meetsWanted(question.wanted, answer) };
  });
  return {
    answers: answers.flatMap(({ question, answer, meets }) =>
      answer === null ? [] : [{ questionId: question.id, answer, meets }],
    ),
    knockedOut: answers.some(({ question, meets }) => question.knockOut && meets === false),
  };
}

function read(question: ScreeningQuestionContent, answer: ScreeningAnswer, path: string): GivenAnswer | null {
  const given = typeof answer === 'string' ? answer.trim() : answer;
  if (given === null || given === '' || (Array.isArray(given) && given.length === 0)) {
    if (question.required) {
      throw screeningAnswerMissing(path);
    }
    return null;
  }
  if (!fits(question, given)) {
    throw screeningAnswerWrong(path);
  }
  return given;
}

function fits({ type, options }: ScreeningQuestionContent, answer: GivenAnswer): boolean {
  switch (type) {
    case 'yes_no':
      return typeof answer === 'boolean';
    case 'number':
      return typeof answer === 'number';
    case 'text':
      return typeof answer === 'string' && answer.length <= LONGEST_SCREENING_ANSWER;
    case 'one_of':
      return typeof answer === 'string' && options.includes(answer);
    case 'several_of':
      return (
        Array.isArray(answer) && answer.every((one) => options.includes(one)) && new Set(answer).size === answer.length
      );
  }
}
