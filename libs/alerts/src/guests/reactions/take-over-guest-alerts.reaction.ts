import { Accounts, EmailVerified } from '@babelboard/identity/contract';
import { emailKey, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { GuestTakeovers } from '../guest-takeovers.js';

/** Whoever registers with the address of a guest's alerts has them in the account, once the address is proven. */
@Reaction({ id: 'alerts.take-over-guest-alerts', on: [EmailVerified], workload: 'general' })
export class TakeOverGuestAlerts implements ReactionHandler<EmailVerified> {
  constructor(
    private readonly accounts: Accounts,
    private readonly takeovers: GuestTakeovers,
  ) {}

  async handle({ payload: { accountId } }: StoredEvent<EmailVerified>, tx: EntityManager): Promise<void> {
    const person = await this.accounts.lockIfThere(tx, accountId);
    if (person?.type === 'candidate' && person.verified) {
      await this.takeovers.takeOver(tx, accountId, emailKey(person.email));
    }
  }
}
