import type { AccountType } from '../accounts/entities/account.entity.js';
import type { Person } from '../accounts/person.js';
import type { SessionMethod } from './entities/session.entity.js';

/** Who is signed in. */
export interface AuthenticatedSession {
  sessionId: string;
  accountId: number;
  accountType: AccountType;
  email: string;
  /** Whether the address is verified. */
  verified: boolean;
  createdAt: Date;
  expiresAt: Date;
  method: SessionMethod;
  supportAdminId: number | null;
  /** That of the account. */
  language: string;
  /** Whose account it is, as it was when the request came. */
  person: Person;
}

/** As it is read, with what proves it. */
export type SessionRow = Omit<AuthenticatedSession, 'person'> &
  Pick<Person, 'firstName' | 'lastName' | 'locality' | 'countryId' | 'sessionsEndedAt'> & {
    registeredAt: Date;
    tokenHash: Buffer;
    emailKey: string;
    lastSeenAt: Date;
  };

/** Of a row of `session` and that of its account: one statement for each request. */
export const SESSION_COLUMNS = `session.id AS "sessionId", account.id AS "accountId", account.type AS "accountType", account.email,
         account.email_verified_at IS NOT NULL AS verified, session.created_at AS "createdAt",
         session.expires_at AS "expiresAt", session.method, session.support_admin_id AS "supportAdminId", account.language,
         account.first_name AS "firstName", account.last_name AS "lastName", account.locality, account.country_id AS "countryId",
         account.created_at AS "registeredAt", account.sessions_ended_at AS "sessionsEndedAt",
         session.token_hash AS "tokenHash", account.email_key AS "emailKey", session.last_seen_at AS "lastSeenAt"`;

/** What others may know of a session, without what proves it. */
export function authenticatedSessionOf(row: SessionRow): AuthenticatedSession {
  const {
    tokenHash,
    emailKey,
    lastSeenAt,
    firstName,
    lastName,
    locality,
    countryId,
    registeredAt,
    sessionsEndedAt,
    ...session
  } = row;
  const { accountId: id, accountType: type, email, verified, language } = session;
  const known = { firstName, lastName, locality, countryId, sessionsEndedAt };
  return { ...session, person: { id, type, email, verified, ...known, language, createdAt: registeredAt } };
}
