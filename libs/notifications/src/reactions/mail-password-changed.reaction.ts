import { PasswordChanged } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person that their password was changed. */
@OutsideReaction({ id: 'notifications.mail-password-changed', on: [PasswordChanged], workload: 'mails' })
export class MailPasswordChanged implements OutsideReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload, occurredAt }: StoredEvent<PasswordChanged>): Promise<void> {
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'password-changed',
      subjectId: id,
      data: { at: occurredAt },
    }));
  }
}
