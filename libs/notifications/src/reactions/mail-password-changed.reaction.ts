import { PasswordChanged } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person that their password was changed. */
@Reaction({ id: 'notifications.mail-password-changed', on: [PasswordChanged], workload: 'mails' })
export class MailPasswordChanged implements ReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload, occurredAt }: StoredEvent, tx: EntityManager): Promise<void> {
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'password-changed',
      subjectId: id,
      data: { at: occurredAt },
    });
  }
}
