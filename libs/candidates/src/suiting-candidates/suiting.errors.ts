import { DomainError } from '@babelboard/platform';

/** @param most different questions of a company within a day */
export function suitingQuestionsUsedUp(most: number, retryAfter: number): DomainError {
  return new DomainError('SUITING_QUESTIONS_USED_UP', 'limited', { params: { most, retryAfter } });
}
