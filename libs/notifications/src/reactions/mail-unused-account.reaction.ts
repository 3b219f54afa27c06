import { UnusedAccountFound, UnusedAccounts } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Asks an owner who has not signed in for long whether they still need the account, and says what happens otherwise. */
@OutsideReaction({ id: 'notifications.mail-unused-account', on: [UnusedAccountFound], workload: 'mails' })
export class MailUnusedAccount implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly unused: UnusedAccounts,
  ) {}

  async handle({ id, payload }: StoredEvent<UnusedAccountFound>): Promise<void> {
    const { accountId } = payload;
    await this.mails.send(async (tx) => {
      if (!(await this.unused.isToBeAsked(tx, accountId))) {
        return null;
      }
      return {
        to: { accountId },
        purpose: 'unused-account',
        subjectId: id,
        data: { until: this.unused.answerUntil },
        afterwards: (done) => this.unused.noteAsked(done, accountId),
      };
    });
  }
}
