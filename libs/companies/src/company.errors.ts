import { DomainError } from '@babelboard/platform';

export function companyNotFound(id: number): DomainError {
  return new DomainError('COMPANY_NOT_FOUND', 'not-found', { params: { id } });
}

export function companyAlreadySuspended(): DomainError {
  return new DomainError('COMPANY_ALREADY_SUSPENDED', 'conflict');
}

export function companyAlreadyClaimed(): DomainError {
  return new DomainError('COMPANY_ALREADY_CLAIMED', 'conflict');
}

export function companyNotSuspended(): DomainError {
  return new DomainError('COMPANY_NOT_SUSPENDED', 'conflict');
}

export function minisiteSlugUnusable(): DomainError {
  return new DomainError('MINISITE_SLUG_UNUSABLE', 'invalid', { path: 'slug' });
}

export function minisiteSlugTaken(): DomainError {
  return new DomainError('MINISITE_SLUG_TAKEN', 'conflict', {
    path: 'slug',
  });
}

export function logoNotPng(): DomainError {
  return new DomainError('LOGO_NOT_PNG', 'invalid', { path: 'logo' });
}

export function companySlugUnusable(): DomainError {
  return new DomainError('COMPANY_SLUG_UNUSABLE', 'invalid', {
    path: 'company',
  });
}

/** @param country ISO 3166-1 alpha-2 */
export function vatIdNotValid(country: string, example: string): DomainError {
  return new DomainError('VAT_ID_NOT_VALID', 'invalid', {
    path: 'vat_id',
    params: { country: { region: country }, example },
  });
}

/** Where the country's own form is not known. */
export function vatIdUnreadable(): DomainError {
  return new DomainError('VAT_ID_UNREADABLE', 'invalid', { path: 'vat_id' });
}

export function phoneNotValid(): DomainError {
  return new DomainError('PHONE_NOT_VALID', 'invalid', { path: 'phone' });
}

export function sectorUnknown(): DomainError {
  return new DomainError('SECTOR_UNKNOWN', 'invalid', {
    path: 'sector',
  });
}
