import { MemberRemoved } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells somebody that they no longer work for a company here, unless it was their own wish. */
@OutsideReaction({ id: 'notifications.mail-member-removed', on: [MemberRemoved], workload: 'mails' })
export class MailMemberRemoved implements OutsideReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ id, payload }: StoredEvent<MemberRemoved>): Promise<void> {
    if (payload.left) {
      return;
    }
    const { accountId } = payload;
    await this.mails.send(async () => ({ to: { accountId }, purpose: 'member-removed', subjectId: id, data: {} }));
  }
}
