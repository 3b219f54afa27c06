import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { AccountDeleted, DepartedAddresses } from '@babelboard/privacy/contract';
import { MailOnce } from '../mail-once.js';

/** Tells a person that nothing is left of their account; their address is forgotten once it is sent. */
@OutsideReaction({ id: 'notifications.mail-account-deleted', on: [AccountDeleted], workload: 'mails' })
export class MailAccountDeleted implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly addresses: DepartedAddresses,
  ) {}

  async handle({ payload }: StoredEvent<AccountDeleted>): Promise<void> {
    const { accountId } = payload;
    await this.mails.send(async (tx) => {
      const departed = await this.addresses.find(tx, accountId);
      if (departed === null) {
        return null;
      }
      return {
        to: { address: departed.email, language: departed.language, accountId },
        purpose: 'account-deleted',
        subjectId: accountId,
        data: {},
        afterwards: (done) => this.addresses.forget(done, accountId),
      };
    });
  }
}
