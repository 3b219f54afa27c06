import type { AskingSession } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';
import type { SubscriptionKeys } from '../domain/subscription-keys.js';

/** Wants messages in the browser that asks. What somebody else wanted there ends. */
export class SwitchPushOn extends Command<void> {
  constructor(
    readonly session: Pick<AskingSession, 'accountId' | 'sessionId'>,
    readonly subscription: { endpoint: string; keys: SubscriptionKeys },
    /** As its owner calls it; null where the browser does not say. */
    readonly device: string | null,
  ) {
    super();
  }
}
