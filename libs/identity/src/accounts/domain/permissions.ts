/** Who somebody is to the board; a guest has no account, a former member an account of a company's and no company. */
export type Role = 'guest' | 'candidate' | 'company-former' | 'company-recruiter' | 'company-owner' | 'admin';

/** What a route may ask for. Deny by default: a permission that no role lists is nobody's. */
export const PERMISSIONS = [
  /** One's own account: sessions, password, second factor, passkeys, export, deletion. */
  'account:manage',
  /** A candidate's own profile and what belongs to it. */
  'candidate:self',
  /** The account of somebody who works, or worked, for a company. */
  'company:self',
  /** The company's offers, applicants and CV search. */
  'company:work',
  /** The company's account, members, money. */
  'company:manage',
  /** Queues, audit log, support access. */
  'admin:operate',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const GRANTS: Record<Role, readonly Permission[]> = {
  guest: [],
  candidate: ['account:manage', 'candidate:self'],
  'company-former': ['account:manage', 'company:self'],
  'company-recruiter': ['account:manage', 'company:self', 'company:work'],
  'company-owner': ['account:manage', 'company:self', 'company:work', 'company:manage'],
  admin: ['account:manage', 'admin:operate'],
};

export function may(role: Role, permission: Permission): boolean {
  return GRANTS[role].includes(permission);
}
