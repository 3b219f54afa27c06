import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { PushData, PushPurpose } from './domain/push-purpose.js';

/** A message that waits, and the device that it is for. */
export interface WaitingPush {
  id: string;
  accountId: number;
  subscriptionId: string;
  purpose: PushPurpose;
  data: PushData[PushPurpose];
  createdAt: Date;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of messages for devices. */
@Injectable()
export class PushDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null where it was sent or dropped, or where its device is gone. */
  async findWaiting(id: string): Promise<WaitingPush | null> {
    const [row] = await this.database.query<WaitingPush>(
      `SELECT delivery.id, delivery.account_id AS "accountId", subscription_id AS "subscriptionId", purpose, data,
         delivery.created_at AS "createdAt", endpoint, p256dh, auth
       FROM push_delivery delivery JOIN push_subscription subscription ON subscription.id = delivery.subscription_id
       WHERE delivery.id = $1 AND state = 'waiting'`,
      [id],
    );
    return row ?? null;
  }

  async recordSent(id: string): Promise<void> {
    await this.database.query(`UPDATE push_delivery SET state = 'sent', sent_at = $2 WHERE id = $1`, [
      id,
      this.clock.now(),
    ]);
  }

  async drop(id: string): Promise<void> {
    await this.database.query(`UPDATE push_delivery SET state = 'dropped' WHERE id = $1 AND state = 'waiting'`, [id]);
  }

  /** For a device where nobody listens any more: its messages go with it. */
  async forgetDevice({ subscriptionId, endpoint }: WaitingPush): Promise<void> {
    await this.database.query('DELETE FROM push_subscription WHERE id = $1 AND endpoint = $2', [
      subscriptionId,
      endpoint,
    ]);
  }
}
