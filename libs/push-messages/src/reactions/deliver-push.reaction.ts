import { createHash } from 'node:crypto';
import { Accounts } from '@babelboard/identity/contract';
import { MessagePreferences } from '@babelboard/message-preferences/contract';
import {
  Clock,
  Database,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  type StoredEvent,
} from '@babelboard/platform';
import { uiLanguageOf } from '@babelboard/texts';
import { PUSH_KINDS, pushTopic } from '../domain/push-purpose.js';
import { wordsOf } from '../domain/push-words.js';
import { PushDue } from '../events/push-due.event.js';
import { PushDeliveries, type WaitingPush } from '../push-deliveries.js';
import { PushServices } from '../sending/push-services.js';

/** A word about something that happened; after a day it would come out of nowhere. */
const GOOD_FOR_MS = 86_400_000;

/**
 * Sends one message to one device. Killed between the service and the record it is sent again: the device shows one for each topic, so
 * nobody sees it twice.
 */
@OutsideReaction({ id: 'push-messages.deliver', on: [PushDue], workload: 'mails' })
export class DeliverPush implements OutsideReactionHandler<PushDue> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly preferences: MessagePreferences,
    private readonly deliveries: PushDeliveries,
    private readonly services: PushServices,
  ) {}

  /** @throws PutBack where the service says when to come again; Error when it was not taken, to be tried again */
  async handle({ payload: { deliveryId } }: StoredEvent<PushDue>): Promise<void> {
    const push = await this.deliveries.findWaiting(deliveryId);
    if (push === null) {
      return;
    }
    const left = push.createdAt.getTime() + GOOD_FOR_MS - this.clock.now().getTime();
    const language = left > 0 ? await this.languageOfWanting(push) : null;
    if (language === null) {
      await this.deliveries.drop(push.id);
      return;
    }
    const topic = createHash('sha256').update(pushTopic(push.purpose, push.data)).digest('base64url').slice(0, 32);
    const outcome = await this.services.send({
      endpoint: push.endpoint,
      keys: { p256dh: push.p256dh, auth: push.auth },
      payload: JSON.stringify({
        ...wordsOf(push.purpose, push.data, uiLanguageOf(language)),
        lang: language,
        tag: topic,
      }),
      topic,
      ttlSeconds: Math.ceil(left / 1_000),
    });
    switch (outcome.kind) {
      case 'taken':
        return this.deliveries.recordSent(push.id);
      case 'gone':
        return this.deliveries.forgetDevice(push);
      case 'refused':
        return this.deliveries.drop(push.id);
      case 'later':
        throw new PutBack('The push service is busy', outcome.afterMs);
    }
  }

  /** Asked now, not when the message was planned. Null where nobody wants it, or is there any more. */
  private async languageOfWanting({ accountId, purpose }: WaitingPush): Promise<string | null> {
    const { manager } = this.database.dataSource;
    const person = await this.accounts.find(accountId);
    const kind = PUSH_KINDS[purpose];
    const wanted = kind === null || (await this.preferences.wants(manager, accountId, kind));
    return person !== null && wanted ? person.language : null;
  }
}
