import { asksForPayHistory } from '@babelboard/pay-history/contract';
import { checkTogether } from '@babelboard/platform';
import type { ScreeningWanted } from '@babelboard/wire';
import { payHistoryAsked, screeningOptionsWrong, screeningWantedWrong } from '../screening.errors.js';
import type { ScreeningQuestionContent } from './screening-question-content.js';

/**
 * Whether these may be asked.
 * @throws DomainError SCREENING_PAY_HISTORY, SCREENING_OPTIONS_WRONG, SCREENING_WANTED_WRONG (several of them together)
 */
export async function checkQuestions(questions: readonly ScreeningQuestionContent[]): Promise<void> {
  await checkTogether(...questions.map((question, index) => () => checkQuestion(question, `questions.${index}`)));
}

async function checkQuestion(question: ScreeningQuestionContent, path: string): Promise<void> {
  const { text, type, options, wanted } = question;
  if (await asksForPayHistory([text, ...options].join('\n'))) {
    throw payHistoryAsked(`${path}.text`);
  }
  const choice = type === 'one_of' || type === 'several_of';
  if (choice ? options.length < 2 || new Set(options).size < options.length : options.length > 0) {
    throw screeningOptionsWrong(`${path}.options`);
  }
  if (!fits(question, wanted) || (question.knockOut && wanted === null)) {
    throw screeningWantedWrong(`${path}.wanted`);
  }
}

function fits({ type, options }: ScreeningQuestionContent, wanted: ScreeningWanted | null): boolean {
  if (wanted === null) {
    return true;
  }
  const { yes, any_of: anyOf, min = null, max = null } = wanted;
  const numbers = min !== null || max !== null;
  switch (type) {
    case 'yes_no':
      return yes !== undefined && anyOf === undefined && !numbers;
    case 'number':
      return yes === undefined && anyOf === undefined && numbers && (min === null || max === null || min <= max);
    case 'text':
      return false;
    default:
      return (
        yes === undefined && !numbers && (anyOf ?? []).length > 0 && (anyOf ?? []).every((one) => options.includes(one))
      );
  }
}
