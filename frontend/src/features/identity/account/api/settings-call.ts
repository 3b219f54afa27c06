import type { User } from '@babelboard/wire';

/** Who changes address and password, and deletes the account, here; an admin's is looked after by other admins. */
export type SelfManaged = 'candidate' | 'company';

export function isSelfManaged(type: User['type']): type is SelfManaged {
  return type === 'candidate' || type === 'company';
}

const AREAS: Record<SelfManaged, string> = { candidate: 'candidates', company: 'companies' };

/** The address of a call: each type of account has its own. */
export function settingsCall(type: SelfManaged, verb: 'update-email' | 'update-password' | 'destroy'): string {
  return `/api/${AREAS[type]}/account-settings/${verb}`;
}
