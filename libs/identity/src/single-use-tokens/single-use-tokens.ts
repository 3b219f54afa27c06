import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { Clock, Database, emailKeySql, type JsonObject, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SingleUseToken, type TokenPurpose } from './entities/single-use-token.entity.js';
import { tokenInvalid } from './single-use-token.errors.js';

export interface TokenToIssue {
  purpose: TokenPurpose;
  /** Null where nobody is known yet. */
  accountId: number | null;
  data?: JsonObject;
  lifetimeMs: number;
}

/** What a token stands for. */
export interface TokenContent {
  id: string;
  accountId: number | null;
  data: JsonObject;
}

const ID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/**
 * Codes that are good once and for a time. A code is its row's id and HMAC-SHA-256 of purpose and id under a key derived from
 * SECRET_KEY (HKDF, RFC 5869): nothing in the database, an event or a task is enough to use one.
 */
@Injectable()
export class SingleUseTokens {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'single-use-token', 32));
  }

  /** Keeps a token; its code is given by `tokenOf` to whoever hands it over. */
  async issue(tx: EntityManager, { purpose, accountId, data = {}, lifetimeMs }: TokenToIssue): Promise<{ id: string }> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    await tx.query(
      `INSERT INTO single_use_token (id, purpose, account_id, data, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, purpose, accountId, JSON.stringify(data), createdAt, expiresAt],
    );
    return { id };
  }

  /** The code of a token: 64 characters of Base64url. */
  tokenOf(id: string, purpose: TokenPurpose): string {
    return Buffer.concat([idBytes(id), this.mac(id, purpose)]).toString('base64url');
  }

  /**
   * Uses a token up: of uses at the same time exactly one succeeds, and it counts when the transaction does. Its account is locked
   * before it (see `lockAccount`), and is there until the transaction ends.
   * @throws DomainError TOKEN_INVALID when it is wrong, used or expired
   */
  async redeem(tx: EntityManager, purpose: TokenPurpose, token: string): Promise<TokenContent> {
    const id = this.idOf(token, purpose);
    await lockOwner(tx, id);
    const [rows] = await tx.query<[TokenContent[], number]>(
      `UPDATE single_use_token SET used_at = $3 WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
       RETURNING id, account_id AS "accountId", data`,
      [id, purpose, this.clock.now()],
    );
    return found(rows[0]);
  }

  /**
   * Lets a token count for `ms` more at most; its account is locked as for `redeem`. Gives what it stands for, null when it is wrong,
   * used or expired.
   */
  async shorten(tx: EntityManager, purpose: TokenPurpose, token: string, ms: number): Promise<TokenContent | null> {
    const id = this.idOf(token, purpose);
    await lockOwner(tx, id);
    const now = this.clock.now();
    const [rows] = await tx.query<[TokenContent[], number]>(
      `UPDATE single_use_token SET expires_at = least(expires_at, $4)
       WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING id, account_id AS "accountId", data`,
      [id, purpose, now, new Date(now.getTime() + ms)],
    );
    return rows[0] ?? null;
  }

  /** What a token stands for; it stays good. @throws DomainError TOKEN_INVALID when it is wrong, used or expired */
  async peek(purpose: TokenPurpose, token: string): Promise<TokenContent> {
    const id = this.idOf(token, purpose);
    const rows = await this.database.query<TokenContent>(
      `SELECT id, account_id AS "accountId", data FROM single_use_token
       WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
      [id, purpose, this.clock.now()],
    );
    return found(rows[0]);
  }

  /** Ends the tokens of an account that are left of some purposes. */
  async cancel(tx: EntityManager, accountId: number, purposes: readonly TokenPurpose[]): Promise<void> {
    await tx.query(
      'UPDATE single_use_token SET used_at = $3 WHERE account_id = $1 AND purpose = ANY ($2) AND used_at IS NULL',
      [accountId, purposes, this.clock.now()],
    );
  }

  /**
   * Removes the tokens that hold an address and belong to no account: those of social logins that were begun before there was one.
   * One that is used at this moment stays until it runs out.
   */
  async forgetAddress(tx: EntityManager, email: string): Promise<void> {
    await tx.query(
      `DELETE FROM single_use_token WHERE id IN (
         SELECT id FROM single_use_token WHERE account_id IS NULL AND ${emailKeySql("data ->> 'email'")} = ${emailKeySql('$1')}
         FOR UPDATE SKIP LOCKED)`,
      [email],
    );
  }

  /** A token by its id, also one that is used or expired; null when it is gone. */
  find(tx: EntityManager, id: string): Promise<SingleUseToken | null> {
    return tx.findOneBy(SingleUseToken, { id });
  }

  /** Whether a code was made for a purpose; it may be used or expired. */
  isOf(purpose: TokenPurpose, token: string): boolean {
    if (!TOKEN.test(token)) {
      return false;
    }
    const mac = Buffer.from(token, 'base64url').subarray(ID_BYTES);
    return timingSafeEqual(mac, this.mac(idIn(token), purpose));
  }

  private idOf(token: string, purpose: TokenPurpose): string {
    if (!this.isOf(purpose, token)) {
      throw tokenInvalid();
    }
    return idIn(token);
  }

  private mac(id: string, purpose: TokenPurpose): Buffer {
    return createHmac('sha256', this.key).update(`${purpose} ${id}`).digest();
  }
}

async function lockOwner(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    'SELECT 1 FROM account WHERE id = (SELECT account_id FROM single_use_token WHERE id = $1) FOR NO KEY UPDATE',
    [id],
  );
}

function idIn(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function found(row: TokenContent | undefined): TokenContent {
  if (row === undefined) {
    throw tokenInvalid();
  }
  return row;
}
