import { DomainError } from '@babelboard/platform';

export function languageUnknown(path: string): DomainError {
  return new DomainError('LANGUAGE_UNKNOWN', 'invalid', { path });
}

export function languageRepeated(path: string): DomainError {
  return new DomainError('LANGUAGE_REPEATED', 'invalid', { path });
}

export function tooManyMotherTongues(path: string): DomainError {
  return new DomainError('TOO_MANY_MOTHER_TONGUES', 'invalid', {
    path,
  });
}

/** The candidate has no such language in their list. */
export function languageNotSpoken(): DomainError {
  return new DomainError('LANGUAGE_NOT_SPOKEN', 'not-found');
}

export function tooManyLanguages(most: number): DomainError {
  return new DomainError('TOO_MANY_LANGUAGES', 'invalid', { path: 'language', params: { most } });
}
