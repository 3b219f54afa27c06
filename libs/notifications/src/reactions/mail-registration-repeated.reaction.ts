import { RegistrationRepeated } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells the owner of an address that somebody tried to register it again; nobody else learns that it has an account. */
@OutsideReaction({ id: 'notifications.mail-registration-repeated', on: [RegistrationRepeated], workload: 'mails' })
export class MailRegistrationRepeated implements OutsideReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload }: StoredEvent<RegistrationRepeated>): Promise<void> {
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'registration-repeated',
      subjectId: id,
      data: {},
    }));
  }
}
