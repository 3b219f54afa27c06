import { DomainError } from '@babelboard/platform';

/** The candidate has no such entry. */
export function historyEntryNotFound(): DomainError {
  return new DomainError('HISTORY_ENTRY_NOT_FOUND', 'not-found');
}

export function startsTooLate(path: string): DomainError {
  return new DomainError('STARTS_TOO_LATE', 'invalid', { path });
}

export function startsBeforeBirth(path: string): DomainError {
  return new DomainError('STARTS_BEFORE_BIRTH', 'invalid', { path });
}

export function endsBeforeStart(path: string): DomainError {
  return new DomainError('ENDS_BEFORE_START', 'invalid', { path });
}

export function endsTooLate(path: string): DomainError {
  return new DomainError('ENDS_TOO_LATE', 'invalid', { path });
}

export function tooManyEntries(most: number): DomainError {
  return new DomainError('TOO_MANY_ENTRIES', 'invalid', { path: 'f_inicio', params: { most } });
}

/** In all entries and their translations together. */
export function tooMuchText(most: number): DomainError {
  return new DomainError('TOO_MUCH_TEXT', 'invalid', { path: 'descripcion', params: { most } });
}

export function tooManyHighlights(most: number): DomainError {
  return new DomainError('TOO_MANY_HIGHLIGHTS', 'conflict', { params: { most } });
}

export function translationRepeated(path: string): DomainError {
  return new DomainError('TRANSLATION_REPEATED', 'invalid', { path });
}
