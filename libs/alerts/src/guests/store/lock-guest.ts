import type { EntityManager } from 'typeorm';

/** Has whoever changes the alerts of an address wait for the one before: there is no account whose row could be locked. */
export async function lockGuest(tx: EntityManager, emailKey: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`guest-alert:${emailKey}`]);
}
