import type { ScreeningWanted } from '@babelboard/wire';
import type { GivenAnswer } from './screening-question-content.js';

/** Whether an answer is what the company hopes for; null where it hopes for nothing. No answer does not meet it. */
export function meetsWanted(wanted: ScreeningWanted | null, answer: GivenAnswer | null): boolean | null {
  if (wanted === null) {
    return null;
  }
  if (answer === null) {
    return false;
  }
  if (wanted.yes !== undefined) {
    return answer === wanted.yes;
  }
  if (wanted.any_of !== undefined) {
    const chosen = Array.isArray(answer) ? answer : [answer];
    return chosen.some((option) => wanted.any_of?.includes(String(option)));
  }
  const number = Number(answer);
  return number >= (wanted.min ?? Number.NEGATIVE_INFINITY) && number <= (wanted.max ?? Number.POSITIVE_INFINITY);
}
