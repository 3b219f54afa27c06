import { DomainError } from '@babelboard/platform';

export function companyNotFound(id: number): DomainError {
  return new DomainError('COMPANY_NOT_FOUND', 'not-found', `There is no company ${id}.`, { params: { id } });
}

export function companyAlreadySuspended(id: number): DomainError {
  return new DomainError('COMPANY_ALREADY_SUSPENDED', 'conflict', 'The company is already suspended.', {
    params: { id },
  });
}

export function companyAlreadyClaimed(id: number): DomainError {
  return new DomainError('COMPANY_ALREADY_CLAIMED', 'conflict', 'The company already has an owner.', {
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
    'A minisite address has 1 to 80 characters: a–z, 0–9 and -.',
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
  return new DomainError('LOGO_NOT_PNG', 'invalid', 'A logo must be a PNG image.', { path: 'logo' });
}

export function companySlugUnusable(slug: string): DomainError {
  return new DomainError('COMPANY_SLUG_UNUSABLE', 'invalid', 'A company slug has 1 to 80 characters: a–z, 0–9 and -.', {
    path: 'company',
    params: { slug },
  });
}

export function countryUnknown(id: number): DomainError {
  return new DomainError('COUNTRY_UNKNOWN', 'invalid', 'We do not know this country.', {
    path: 'fk_pais_id',
    params: { id },
  });
}

export function vatIdNotValid(country: string, example: string | null): DomainError {
  const message =
    example === null
      ? 'A VAT id holds 4 to 20 letters and digits.'
      : `This is not a VAT id of ${country}: they look like ${example}.`;
  return new DomainError('VAT_ID_NOT_VALID', 'invalid', message, { path: 'vat_id' });
}

export function phoneNotValid(): DomainError {
  return new DomainError(
    'PHONE_NOT_VALID',
    'invalid',
    'Please write the number in its international form: +49 30 1234567.',
    { path: 'phone' },
  );
}

export function sectorUnknown(code: string): DomainError {
  return new DomainError('SECTOR_UNKNOWN', 'invalid', 'We do not know this sector.', {
    path: 'sector',
    params: { code },
  });
}
