import { domainEvent } from '@babelboard/platform';

/** A part of a candidate's profile. */
export type ProfilePart =
  | 'contact'
  | 'languages'
  | 'skills'
  | 'sectors'
  | 'preferences'
  | 'experience'
  | 'education'
  | 'online-profiles'
  | 'phone'
  | 'avatar'
  | 'cv'
  | 'cv-search'
  | 'block-list';

/** Somebody changed a part of their profile. */
export class ProfileChanged extends domainEvent<{ accountId: number; part: ProfilePart }>(
  'candidates.profile-changed.v1',
) {}
