import { DomainError } from '@babelboard/platform';

export function salaryReversed(): DomainError {
  return new DomainError('SALARY_REVERSED', 'invalid', { path: 'salary_to' });
}

/** Not born yet, too young for a job, or older than anybody. */
export function birthDateUnlikely(): DomainError {
  return new DomainError('BIRTH_DATE_UNLIKELY', 'invalid', { path: 'f_nace' });
}

export function bornAfterHistory(): DomainError {
  return new DomainError('BORN_AFTER_HISTORY', 'invalid', { path: 'f_nace' });
}

export function sectorUnknown(path: string): DomainError {
  return new DomainError('WANTED_SECTOR_UNKNOWN', 'invalid', { path });
}
