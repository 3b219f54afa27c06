import { DomainError } from '@babelboard/platform';
import type { NameProblem } from './domain/company-name.js';

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

/** @param path of the name, as its sender calls it */
export function companyNameRefused(problem: NameProblem, path: string): DomainError {
  return new DomainError(problem === 'address' ? 'COMPANY_NAME_ADDRESS' : 'COMPANY_NAME_OURS', 'invalid', { path });
}

/** It has another name than the one that was looked at, or nobody has to look. */
export function companyNameNotWaiting(): DomainError {
  return new DomainError('COMPANY_NAME_NOT_WAITING', 'conflict');
}

/** @param offerless whether more were possible with a live offer */
export function invitationsUsedUp(most: number, offerless: boolean, retryAfter: number): DomainError {
  const why = offerless ? 'offerless' : 'other';
  return new DomainError('INVITATIONS_USED_UP', 'limited', { params: { most, why, retryAfter } });
}

export function phoneNotValid(): DomainError {
  return new DomainError('PHONE_NOT_VALID', 'invalid', { path: 'phone' });
}

export function sectorUnknown(): DomainError {
  return new DomainError('SECTOR_UNKNOWN', 'invalid', {
    path: 'sector',
  });
}

/** Who asks is no owner any more: they were when the request came in. */
export function notAnOwner(): DomainError {
  return new DomainError('NOT_AN_OWNER', 'forbidden');
}

export function companyNotVerified(): DomainError {
  return new DomainError('INVITING_NEEDS_VERIFIED_COMPANY', 'forbidden');
}

export function companySuspended(): DomainError {
  return new DomainError('INVITING_NEEDS_SHOWN_COMPANY', 'forbidden');
}

export function memberNotFound(): DomainError {
  return new DomainError('MEMBER_NOT_FOUND', 'not-found');
}

export function memberAlready(): DomainError {
  return new DomainError('MEMBER_ALREADY', 'conflict', { path: 'email' });
}

/** A company is never without an owner. */
export function lastOwnerStays(): DomainError {
  return new DomainError('LAST_OWNER_STAYS', 'conflict');
}

export function invitationNotFound(): DomainError {
  return new DomainError('INVITATION_NOT_FOUND', 'not-found');
}

export function invitationAlreadySent(): DomainError {
  return new DomainError('INVITATION_ALREADY_SENT', 'conflict', { path: 'email' });
}

/** @param most how many may work for a company or be invited */
export function tooManyMembers(most: number): DomainError {
  return new DomainError('TOO_MANY_MEMBERS', 'conflict', { path: 'email', params: { most } });
}

/** Used, taken back, out of date, or of a company that is not shown any more. */
export function invitationGone(): DomainError {
  return new DomainError('INVITATION_GONE', 'gone');
}

/** The mail went to somebody else. */
export function invitationForAnother(): DomainError {
  return new DomainError('INVITATION_FOR_ANOTHER', 'forbidden');
}

/** The address has an account that cannot work for the company. */
export function invitationNotPossible(): DomainError {
  return new DomainError('INVITATION_NOT_POSSIBLE', 'conflict');
}

/** It is verified already, or nobody has registered it. */
export function companyNotPending(): DomainError {
  return new DomainError('COMPANY_NOT_PENDING', 'conflict');
}
