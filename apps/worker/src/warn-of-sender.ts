import { Resolver } from 'node:dns/promises';
import { type Settings, senderFaults } from '@babelboard/platform';
import type { Logger } from 'pino';

/** Warns in production of what the domain of the sender lacks for mails to arrive. Nobody waits for it. */
export async function warnOfSender(settings: Settings, logger: Pick<Logger, 'warn'>): Promise<void> {
  if (settings.production) {
    for (const fault of await senderFaults(settings, new Resolver({ timeout: 3_000, tries: 1 }))) {
      logger.warn(`Mails may not arrive: ${fault}`);
    }
  }
}
