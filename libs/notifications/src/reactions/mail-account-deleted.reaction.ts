import { AccountDeleted, DepartedAddresses } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person that nothing is left of their account; their address is forgotten in the same transaction. */
@Reaction({ id: 'notifications.mail-account-deleted', on: [AccountDeleted], workload: 'mails' })
export class MailAccountDeleted implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly addresses: DepartedAddresses,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const accountId = payload.accountId as number;
    const departed = await this.addresses.take(tx, accountId);
    if (departed === null) {
      return;
    }
    await this.mails.send(tx, {
      to: { address: departed.email, language: departed.language, accountId },
      purpose: 'account-deleted',
      subjectId: accountId,
      data: {},
    });
  }
}
