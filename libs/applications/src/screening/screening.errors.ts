import { DomainError } from '@babelboard/platform';

/** @param path of the question's field */
export function payHistoryAsked(path: string): DomainError {
  return new DomainError('SCREENING_PAY_HISTORY', 'invalid', { path });
}

export function screeningOptionsWrong(path: string): DomainError {
  return new DomainError('SCREENING_OPTIONS_WRONG', 'invalid', { path });
}

export function screeningWantedWrong(path: string): DomainError {
  return new DomainError('SCREENING_WANTED_WRONG', 'invalid', { path });
}

export function screeningChanged(): DomainError {
  return new DomainError('SCREENING_CHANGED', 'conflict', { path: 'version' });
}

export function screeningAnswerMissing(path: string): DomainError {
  return new DomainError('SCREENING_ANSWER_MISSING', 'invalid', { path });
}

export function screeningAnswerWrong(path: string): DomainError {
  return new DomainError('SCREENING_ANSWER_WRONG', 'invalid', { path });
}

export function screeningOfferNotFound(): DomainError {
  return new DomainError('SCREENING_OFFER_NOT_FOUND', 'not-found');
}

export function screeningTemplateNotFound(): DomainError {
  return new DomainError('SCREENING_TEMPLATE_NOT_FOUND', 'not-found');
}

/** @param most how many a company keeps */
export function tooManyScreeningTemplates(most: number): DomainError {
  return new DomainError('TOO_MANY_SCREENING_TEMPLATES', 'conflict', { params: { most } });
}
