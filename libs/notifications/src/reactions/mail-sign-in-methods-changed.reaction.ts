import { type SignInMethodsChange, SignInMethodsChanged } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person that there is another way into their account, or one less. */
@Reaction({ id: 'notifications.mail-sign-in-methods-changed', on: [SignInMethodsChanged], workload: 'mails' })
export class MailSignInMethodsChanged implements ReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload, occurredAt }: StoredEvent, tx: EntityManager): Promise<void> {
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'sign-in-methods-changed',
      subjectId: id,
      data: { change: payload.change as SignInMethodsChange, at: occurredAt },
    });
  }
}
