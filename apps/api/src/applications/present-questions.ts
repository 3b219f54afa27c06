import type { ListedQuestion, QuestionAnswered, ScreeningQuestionContent } from '@babelboard/applications';
import type { AskedQuestion, ScreeningQuestion } from '@babelboard/wire';

/** A question for its company. */
export function presentQuestion({ id, answers, ...content }: ListedQuestion): ScreeningQuestion {
  return { id, ...presentContent(content), answers };
}

export function presentContent({ type, text, options, required, knockOut, wanted }: ScreeningQuestionContent) {
  return { type, text, options, required, knock_out: knockOut, wanted };
}

/** A question for candidates: what the company hopes for stays with the company, but for a knock-out. */
export function presentAsked(question: ListedQuestion | QuestionAnswered): AskedQuestion {
  const { id, type, text, options, required, knockOut, wanted } = question;
  const answer = 'answer' in question ? question.answer : null;
  return { id, type, text, options, required, knock_out: knockOut, takes: knockOut ? wanted : null, answer };
}
