import { Clock } from '@babelboard/platform';
import { MOST_ALERTS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockGuest } from './store/lock-guest.js';

/** Makes what somebody asked for as a guest part of their account. */
@Injectable()
export class GuestTakeovers {
  constructor(private readonly clock: Clock) {}

  /** To be called with the account locked, when its owner has shown that the address is theirs: confirmed alerts become theirs as far as there is room, others go. */
  async takeOver(tx: EntityManager, accountId: number, emailKey: string): Promise<void> {
    await lockGuest(tx, emailKey);
    await tx.query(
      `UPDATE job_alert own SET guest_alert_id = guest.id FROM guest_alert guest
       WHERE own.account_id = $1 AND own.guest_alert_id IS NULL
         AND guest.email_key = $2 AND guest.confirmed_at IS NOT NULL AND guest.address = own.address`,
      [accountId, emailKey],
    );
    await tx.query(
      `INSERT INTO job_alert (account_id, address, rhythm, weekday, hour, time_zone, created_at, paused_at, paused_until, next_at, looked_at, guest_alert_id)
       SELECT $1, address, rhythm, weekday, hour, time_zone, $3, paused_at, paused_until, next_at, looked_at, id
       FROM guest_alert WHERE email_key = $2 AND confirmed_at IS NOT NULL
         AND NOT EXISTS (SELECT FROM job_alert own WHERE own.account_id = $1 AND own.address = guest_alert.address)
       ORDER BY id LIMIT greatest(0, ${MOST_ALERTS} - (SELECT count(*) FROM job_alert WHERE account_id = $1))`,
      [accountId, emailKey, this.clock.now()],
    );
    await tx.query('DELETE FROM guest_alert WHERE email_key = $1', [emailKey]);
  }
}
