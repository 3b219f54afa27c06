import { randomUUID } from 'node:crypto';
import {
  type AddressRefused,
  Clock,
  currentTask,
  Database,
  type EventTask,
  maskPersonalData,
  PutBack,
} from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeliveryKey } from './domain/delivery-key.js';
import type { DroppedBecause } from './entities/mail-delivery.entity.js';
import type { KeptWords } from './mail-log/domain/kept-words.js';
import { MailSuppressions } from './suppression/store/mail-suppressions.js';

/** When a process that sends is taken for dead; it renews its claim more often. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;
const LONGEST_ANSWER = 300;

/** Says that a mail is for this process to send. */
export type Lease = string;

export interface Claim {
  lease: Lease;
  deliveryId: string;
  /** When it was first to be sent. */
  since: Date;
  /** How often an operator had the mail sent again. */
  repeats: number;
}

/** Who sends which mail, and which are sent. By the clock of the database, which all processes share. */
@Injectable()
export class MailDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly suppressions: MailSuppressions,
  ) {}

  /**
   * Gives null when the mail was sent or dropped before.
   * @throws PutBack while another process sends it
   */
  async claim(tx: EntityManager, key: DeliveryKey): Promise<Claim | null> {
    const lease = randomUUID();
    const [claimed] = await tx.query<Omit<Claim, 'lease'>[]>(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, lease, leased_until, attempts, task)
       VALUES ($1, $2, $3, 'sending', $4, $5, now() + interval '${LEASE_SECONDS} s', 1, $6)
       ON CONFLICT ON CONSTRAINT mail_delivery_key DO UPDATE SET state = 'sending', lease = excluded.lease,
         leased_until = excluded.leased_until, attempts = mail_delivery.attempts + 1
       WHERE mail_delivery.state IN ('waiting', 'failed')
          OR (mail_delivery.state = 'sending' AND mail_delivery.leased_until <= now())
       RETURNING id AS "deliveryId", repeats, created_at AS since`,
      [key.purpose, key.subjectId, key.accountId, this.clock.now(), lease, currentTask() ?? null],
    );
    if (claimed !== undefined) {
      return { lease, ...claimed };
    }
    const [busy] = await tx.query<{ ms: number }[]>(
      `SELECT (extract(epoch FROM leased_until - now()) * 1000)::int AS ms FROM mail_delivery
       WHERE purpose = $1 AND subject_id = $2 AND account_id IS NOT DISTINCT FROM $3 AND state = 'sending'`,
      [key.purpose, key.subjectId, key.accountId],
    );
    if (busy !== undefined) {
      throw new PutBack(`Another process sends this mail: ${key.purpose}`, Math.max(1_000, busy.ms));
    }
    return null;
  }

  /**
   * When a mail like this one was sent last, or was begun: of its purpose, to its account, and with a subject that begins the same.
   * Who asks the same at once waits until this transaction ends.
   */
  async lastLike(
    tx: EntityManager,
    { purpose, subjectId, accountId }: DeliveryKey,
    begin: string,
  ): Promise<Date | null> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${purpose} ${accountId} ${begin}`]);
    const [last] = await tx.query<{ at: Date | null }[]>(
      `SELECT max(coalesce(sent_at, created_at)) AS at FROM mail_delivery
       WHERE account_id = $1 AND purpose = $2 AND starts_with(subject_id, $3) AND subject_id <> $4 AND state IN ('sending', 'sent')`,
      [accountId, purpose, begin, subjectId],
    );
    return last?.at ?? null;
  }

  /** Records that a mail is to be sent later. Gives false where it is sent, dropped or being sent. */
  async wait(tx: EntityManager, key: DeliveryKey): Promise<boolean> {
    const [row] = await tx.query<unknown[]>(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, task)
       VALUES ($1, $2, $3, 'waiting', $4, $5)
       ON CONFLICT ON CONSTRAINT mail_delivery_key DO UPDATE SET state = 'waiting'
       WHERE mail_delivery.state IN ('waiting', 'failed')
       RETURNING 1`,
      [key.purpose, key.subjectId, key.accountId, this.clock.now(), currentTask() ?? null],
    );
    return row !== undefined;
  }

  /** Records that a mail is not to be sent; nothing where it was sent before. */
  async drop(tx: EntityManager, key: DeliveryKey, because: DroppedBecause): Promise<void> {
    await tx.query(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, dropped_because, task)
       VALUES ($1, $2, $3, 'dropped', $4, $5, $6)
       ON CONFLICT ON CONSTRAINT mail_delivery_key DO UPDATE SET state = 'dropped', dropped_because = excluded.dropped_because
       WHERE mail_delivery.state IN ('waiting', 'failed')`,
      [key.purpose, key.subjectId, key.accountId, this.clock.now(), because, currentTask() ?? null],
    );
  }

  /** The task that makes a mail which is not sent yet. */
  async taskOf(id: string): Promise<EventTask | null> {
    const [row] = await this.database.query<{ task: EventTask | null }>(
      `SELECT task FROM mail_delivery WHERE id = $1 AND state NOT IN ('sent', 'dropped')`,
      [id],
    );
    return row?.task ?? null;
  }

  /** For a mail that its task did not make again: there is nothing to say any more. */
  async dropOutdated(id: string): Promise<void> {
    await this.database.query(
      `UPDATE mail_delivery SET state = 'dropped', dropped_because = 'outdated' WHERE id = $1 AND state = 'waiting'`,
      [id],
    );
  }

  /** Runs `work` and keeps the claim meanwhile, however long it takes. */
  async keeping<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => {
      this.database
        .query(`UPDATE mail_delivery SET leased_until = now() + interval '${LEASE_SECONDS} s' WHERE lease = $1`, [
          lease,
        ])
        // The next renewal may work; if none does, the mail is sent once more.
        .catch(() => undefined);
    }, RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  async recordSent(tx: EntityManager, lease: Lease, words: KeptWords | null): Promise<void> {
    await tx.query(
      `UPDATE mail_delivery SET state = 'sent', sent_at = $2, failed_at = NULL, answer = NULL, lease = NULL, leased_until = NULL,
         subject = $3, words = $4
       WHERE lease = $1`,
      [lease, this.clock.now(), words?.subject ?? null, words?.text ?? null],
    );
  }

  /** For a mail whose address the server does not know: neither this one nor another is tried there again. */
  async recordRefused(tx: EntityManager, lease: Lease, { address, answer }: AddressRefused): Promise<void> {
    await tx.query(
      `UPDATE mail_delivery SET state = 'dropped', dropped_because = 'refused', failed_at = $2, answer = $3, lease = NULL,
         leased_until = NULL
       WHERE lease = $1`,
      [lease, this.clock.now(), withoutAddresses(answer)],
    );
    await this.suppressions.record(tx, [{ type: 'bounce', address, permanent: true, at: this.clock.now(), answer }]);
  }

  /** For a mail that was not taken: it may be claimed again at once. @param state whether it failed, or waits because the server asks for time */
  async giveUp(lease: Lease, state: 'failed' | 'waiting', error: unknown): Promise<void> {
    await this.database.query(
      `UPDATE mail_delivery SET state = $2, failed_at = $3, answer = $4, lease = NULL, leased_until = NULL WHERE lease = $1`,
      [lease, state, this.clock.now(), withoutAddresses(answerOf(error))],
    );
  }
}

/** What the server said, or what became of the connection; of other errors only their name, since nobody knows what their words hold. */
function answerOf(error: unknown): string {
  const { response, code, name } = (error ?? {}) as { response?: unknown; code?: unknown; name?: unknown };
  return String(response ?? code ?? name);
}

function withoutAddresses(answer: string): string {
  return maskPersonalData(answer, 'gone').slice(0, LONGEST_ANSWER);
}
