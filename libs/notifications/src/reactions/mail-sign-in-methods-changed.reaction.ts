import { SignInMethodsChanged } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person that there is another way into their account, or one less. */
@OutsideReaction({ id: 'notifications.mail-sign-in-methods-changed', on: [SignInMethodsChanged], workload: 'mails' })
export class MailSignInMethodsChanged implements OutsideReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload, occurredAt }: StoredEvent<SignInMethodsChanged>): Promise<void> {
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'sign-in-methods-changed',
      subjectId: id,
      data: { change: payload.change, at: occurredAt },
    }));
  }
}
