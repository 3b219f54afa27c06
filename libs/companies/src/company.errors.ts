import { DomainError } from '@babelboard/platform';

export function companyNotFound(id: number): DomainError {
  return new DomainError('COMPANY_NOT_FOUND', 'not-found', `There is no company ${id}.`, { params: { id } });
}

export function companyAlreadySuspended(id: number): DomainError {
  return new DomainError('COMPANY_ALREADY_SUSPENDED', 'conflict', 'The company is suspended already.', {
    params: { id },
  });
}

export function companyNotSuspended(id: number): DomainError {
  return new DomainError('COMPANY_NOT_SUSPENDED', 'conflict', 'The company is not suspended.', { params: { id } });
}

export function companySlugUnusable(slug: string): DomainError {
  return new DomainError(
    'COMPANY_SLUG_UNUSABLE',
    'invalid',
    'A company slug holds 1 to 80 of the characters a–z, 0–9 and -.',
    { path: 'company', params: { slug } },
  );
}
