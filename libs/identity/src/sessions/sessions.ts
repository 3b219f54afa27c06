import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Clock, Database, emailKey, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/entities/account.entity.js';
import {
  type AuthenticatedSession,
  authenticatedSessionOf,
  SESSION_COLUMNS,
  type SessionRow,
} from './authenticated-session.js';
import { isNewDevice, type KnownDevice } from './domain/device.js';
import type { SessionMethod } from './entities/session.entity.js';
import { LoggedIn } from './events/logged-in.event.js';
import { SessionEnds } from './session-ends.js';

export type { AuthenticatedSession } from './authenticated-session.js';
export type { SessionMethod } from './entities/session.entity.js';

/** What a request tells about the device that sends it. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2; null where the address is not known. */
  country: string | null;
  /** Whether that country is in the European Union. */
  eu: boolean | null;
}

export interface SessionToOpen {
  account: Account;
  method: SessionMethod;
  client: ClientInfo;
  /** The admin who sees the product as the account, and in which session they began. */
  support?: { adminId: number; sessionId: string };
}

/** What every way in leads to. */
export interface OpenedSession {
  /** For the device alone; only its hash is stored. */
  token: string;
  sessionId: string;
  accountId: number;
  /** Of the account; requests show it beside the token. */
  email: string;
  expiresAt: Date;
}

/** Of a row of `session` at the time $2; a look at the product as somebody else ends with the session of the admin who opened it. */
export const SESSION_COUNTS = `session.revoked_at IS NULL AND session.expires_at > $2 AND (session.opened_by_session_id IS NULL OR EXISTS (
  SELECT 1 FROM session opener WHERE opener.id = session.opened_by_session_id AND opener.revoked_at IS NULL AND opener.expires_at > $2))`;

const LIFETIME_MS = 24 * 3_600_000;
const SUPPORT_LIFETIME_MS = 3_600_000;
/** The time of the last visit is written at most this often. */
const SEEN_MS = 60_000;

/** Opens sessions and recognises them: random tokens of 256 bits, of which the hash is stored. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly ends: SessionEnds,
  ) {}

  /** Opens a session, always with a new token. It lasts 24 hours; an admin's look at the product as somebody else, one. */
  async open(tx: EntityManager, { account, method, client, support }: SessionToOpen): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const sessionId = randomUUID();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + (method === 'support' ? SUPPORT_LIFETIME_MS : LIFETIME_MS));
    const newDevice = method === 'support' ? false : await this.noteLogin(tx, account, client, now);
    await tx.query(
      `INSERT INTO session (id, account_id, token_hash, method, support_admin_id, opened_by_session_id, ip_address, user_agent,
         country, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
      [
        sessionId,
        account.id,
        hashOf(token),
        method,
        support?.adminId ?? null,
        support?.sessionId ?? null,
        client.ipAddress,
        client.userAgent,
        client.country,
        now,
        expiresAt,
      ],
    );
    await this.outbox.add(tx, new LoggedIn({ accountId: account.id, sessionId, method, newDevice }));
    return { token, sessionId, accountId: account.id, email: account.email, expiresAt };
  }

  /** Gives the session of a token that has not ended, nor the one in which it was opened; null also when the address is not the account's. */
  async authenticate(token: string, email: string): Promise<AuthenticatedSession | null> {
    const hash = hashOf(token);
    const now = this.clock.now();
    const [row] = await this.database.query<SessionRow>(
      `SELECT ${SESSION_COLUMNS}
       FROM session JOIN account ON account.id = session.account_id
       WHERE session.token_hash = $1 AND ${SESSION_COUNTS}`,
      [hash, now],
    );
    if (row === undefined) {
      return null;
    }
    const { tokenHash, emailKey: key, lastSeenAt } = row;
    if (!timingSafeEqual(tokenHash, hash) || !timingSafeEqual(hashOf(key), hashOf(emailKey(email)))) {
      return null;
    }
    if (now.getTime() - lastSeenAt.getTime() >= SEEN_MS) {
      await this.database.query('UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2', [
        row.sessionId,
        now,
      ]);
    }
    return authenticatedSessionOf(row);
  }

  /**
   * Whether a session has not ended, and does not until the transaction has: what follows from it ends with it.
   * To be asked with the account locked, of which it is.
   */
  async isActive(tx: EntityManager, accountId: number, sessionId: string): Promise<boolean> {
    const found = await tx.query<unknown[]>(
      'SELECT 1 FROM session WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL AND expires_at > $3 FOR SHARE',
      [sessionId, accountId, this.clock.now()],
    );
    return found.length > 0;
  }

  /**
   * Ends every session of an account but the one that is kept; of an admin also the looks at the product as somebody else. What was mailed
   * before and needs no session ends too (`Person.sessionsEndedAt`). The account is locked.
   */
  async revokeAll(tx: EntityManager, accountId: number, keep: string | null = null): Promise<void> {
    const now = this.clock.now();
    await tx.query('UPDATE account SET sessions_ended_at = $2 WHERE id = $1', [accountId, now]);
    await tx.query(
      `UPDATE session SET revoked_at = $2
       WHERE (account_id = $1 OR support_admin_id = $1) AND revoked_at IS NULL AND id IS DISTINCT FROM $3::uuid`,
      [accountId, now, keep],
    );
    await this.ends.tell(tx, { accountId, allBut: keep });
  }

  /**
   * Ends a session of an account. Gives false where it has none with this id, or where it had ended.
   * @param successor the session of the same account that the browser has instead
   */
  async revoke(
    tx: EntityManager,
    accountId: number,
    sessionId: string,
    successor: string | null = null,
  ): Promise<boolean> {
    const [, revoked] = await tx.query<[unknown[], number]>(
      'UPDATE session SET revoked_at = $3 WHERE account_id = $1 AND id = $2 AND revoked_at IS NULL AND expires_at > $3',
      [accountId, sessionId, this.clock.now()],
    );
    if (revoked === 1) {
      await this.ends.tell(tx, { accountId, only: sessionId, successor });
    }
    return revoked === 1;
  }

  /** Writes the login down at the account, whose row makes logins at the same time wait. Gives whether the device is a new one. */
  private async noteLogin(tx: EntityManager, account: Account, client: ClientInfo, now: Date): Promise<boolean> {
    await tx.query(
      `UPDATE account SET last_login_at = $2, geo_country = $3, geo_eu = $4, asked_at = NULL, asked_by_mail_at = NULL WHERE id = $1`,
      [account.id, now, client.country, client.eu],
    );
    const known = await tx.query<KnownDevice[]>(
      `SELECT DISTINCT user_agent AS "userAgent", country, ip_address AS "ipAddress" FROM session
       WHERE account_id = $1 AND method <> 'support'`,
      [account.id],
    );
    // The first login of all is no surprise to anybody.
    return account.lastLoginAt !== null && isNewDevice(client, known);
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
