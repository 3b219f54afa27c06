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

export function minisiteSlugUnusable(slug: string): DomainError {
  return new DomainError(
    'MINISITE_SLUG_UNUSABLE',
    'invalid',
    'The address of a minisite holds 1 to 80 of the characters a–z, 0–9 and -.',
    { path: 'slug', params: { slug } },
  );
}

export function minisiteSlugTaken(slug: string): DomainError {
  return new DomainError('MINISITE_SLUG_TAKEN', 'conflict', 'Another company has this address.', {
    path: 'slug',
    params: { slug },
  });
}

export function logoNotPng(): DomainError {
  return new DomainError('LOGO_NOT_PNG', 'invalid', 'A logo is a PNG picture.', { path: 'logo' });
}

export function companySlugUnusable(slug: string): DomainError {
  return new DomainError(
    'COMPANY_SLUG_UNUSABLE',
    'invalid',
    'A company slug holds 1 to 80 of the characters a–z, 0–9 and -.',
    { path: 'company', params: { slug } },
  );
}
