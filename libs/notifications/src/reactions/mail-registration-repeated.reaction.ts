import { RegistrationRepeated } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells the owner of an address that somebody tried to register it again; nobody else learns that it has an account. */
@Reaction({ id: 'notifications.mail-registration-repeated', on: [RegistrationRepeated], workload: 'mails' })
export class MailRegistrationRepeated implements ReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload }: StoredEvent, tx: EntityManager): Promise<void> {
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'registration-repeated',
      subjectId: id,
      data: {},
    });
  }
}
