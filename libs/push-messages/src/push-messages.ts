import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PushData, PushPurpose } from './domain/push-purpose.js';
import { PushDue } from './events/push-due.event.js';

export interface PushToSend<P extends PushPurpose> {
  accountId: number;
  purpose: P;
  /** With purpose and device the key of the message: the same key, the same message. */
  subjectId: string | number;
  data: PushData[P];
}

/** The one way a message gets to people's devices. */
@Injectable()
export class PushMessages {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has a message sent to every device on which somebody wants messages, once the transaction is there: each for itself, so that one
   * that cannot be reached holds up no other. Whether its kind is wanted is asked when it is sent. Nothing where there is no such device.
   */
  async add<P extends PushPurpose>(tx: EntityManager, { accountId, purpose, subjectId, data }: PushToSend<P>) {
    const added = await tx.query<{ id: string }[]>(
      `INSERT INTO push_delivery (account_id, subscription_id, purpose, subject_id, data, created_at)
       SELECT account_id, id, $2, $3, $4::jsonb, $5 FROM push_subscription WHERE account_id = $1
       ON CONFLICT ON CONSTRAINT push_delivery_key DO NOTHING RETURNING id`,
      [accountId, purpose, String(subjectId), JSON.stringify(data), this.clock.now()],
    );
    await this.outbox.add(tx, ...added.map(({ id }) => new PushDue({ deliveryId: id })));
  }
}
