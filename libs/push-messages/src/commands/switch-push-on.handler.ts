import { randomUUID } from 'node:crypto';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { readPushAddress } from '../domain/push-address.js';
import { areUsableKeys } from '../domain/subscription-keys.js';
import { PushSubscription } from '../entities/push-subscription.entity.js';
import { pushNotOffered, pushSubscriptionUnusable } from '../push-messages.errors.js';
import { PushSubscriptions } from '../push-subscriptions.js';
import { VapidKey } from '../sending/vapid-key.js';
import { SwitchPushOn } from './switch-push-on.command.js';

/** More than anybody carries around; beyond that those go where their person was not seen for longest. */
const MOST_DEVICES = 10;

@CommandHandler(SwitchPushOn)
export class SwitchPushOnHandler implements ICommandHandler<SwitchPushOn> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly key: VapidKey,
    private readonly accounts: Accounts,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** @throws DomainError PUSH_NOT_OFFERED, PUSH_SUBSCRIPTION_UNUSABLE, ACCOUNT_NOT_FOUND, SESSION_ENDED */
  async execute({ session, subscription, device }: SwitchPushOn): Promise<void> {
    const { accountId, sessionId } = session;
    const { endpoint, keys } = subscription;
    const service = this.checked(subscription);
    await this.database.transaction(async (tx) => {
      await this.accounts.lockOfSession(tx, accountId, sessionId);
      const known = await this.subscriptions.claim(tx, session, endpoint);
      if (known) {
        await tx.update(PushSubscription, { endpoint }, { ...keys, device });
        return;
      }
      const now = this.clock.now();
      await tx.insert(PushSubscription, {
        ...{ id: randomUUID(), accountId, sessionId, endpoint, service, ...keys, device },
        ...{ createdAt: now, seenAt: now },
      });
      await forgetOldest(tx, accountId);
    });
  }

  /** Gives the host of the service. */
  private checked({ endpoint, keys }: SwitchPushOn['subscription']): string {
    if (this.key.own === null) {
      throw pushNotOffered();
    }
    const url = readPushAddress(endpoint, { allowLoopback: this.settings.embedded });
    if (url === null) {
      throw pushSubscriptionUnusable('subscription.endpoint');
    }
    if (!areUsableKeys(keys)) {
      throw pushSubscriptionUnusable('subscription.keys');
    }
    return url.host;
  }
}

async function forgetOldest(tx: EntityManager, accountId: number): Promise<void> {
  await tx.query(
    `DELETE FROM push_subscription WHERE id IN (
       SELECT id FROM push_subscription WHERE account_id = $1 ORDER BY seen_at DESC, id OFFSET $2)`,
    [accountId, MOST_DEVICES],
  );
}
