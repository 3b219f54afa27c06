import { CompanyMembers, MemberJoined } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the owners of a company that somebody works for it now. */
@OutsideReaction({ id: 'notifications.mail-member-joined', on: [MemberJoined], workload: 'mails' })
export class MailMemberJoined implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly members: CompanyMembers,
  ) {}

  async handle({ id, payload }: StoredEvent<MemberJoined>): Promise<void> {
    const { companyId, accountId: joined } = payload;
    const members = await this.members.list(companyId);
    await toEach(members, async ({ accountId, role }) => {
      if (role === 'owner' && accountId !== joined) {
        await this.mails.send(async () => ({ to: { accountId }, purpose: 'member-joined', subjectId: id, data: {} }));
      }
    });
  }
}
