import type { Account, AccountType } from './entities/account.entity.js';

/** What others may know of the owner of an account. */
export interface Person {
  id: number;
  type: AccountType;
  email: string;
  /** Whether the address was shown to be theirs. */
  verified: boolean;
  firstName: string;
  lastName: string;
  locality: string | null;
  countryId: number | null;
  /** Of pages and mails. */
  language: string;
  createdAt: Date;
  /** When all sessions were ended last: links that act without a login, and were mailed before, end with them. */
  sessionsEndedAt: Date | null;
}

export function personOf(account: Account): Person {
  const { id, type, email, emailVerifiedAt, firstName, lastName, locality, countryId, language } = account;
  const { createdAt, sessionsEndedAt } = account;
  const verified = emailVerifiedAt !== null;
  return { id, type, email, verified, firstName, lastName, locality, countryId, language, createdAt, sessionsEndedAt };
}
