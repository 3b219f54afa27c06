import { MailedInvitations, MemberInvited } from '@babelboard/companies/contract';
import { MailedLinks } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Asks somebody to work for a company, with the link to do so. */
@OutsideReaction({ id: 'notifications.mail-member-invited', on: [MemberInvited], workload: 'mails' })
export class MailMemberInvited implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly invitations: MailedInvitations,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<MemberInvited>): Promise<void> {
    const { linkId } = payload;
    await this.mails.send(async (tx) => {
      const invitation = await this.invitations.find(tx, linkId);
      if (invitation === null) {
        return null;
      }
      const { email, language, company } = invitation;
      return {
        to: { address: email, language, accountId: null },
        purpose: 'member-invitation',
        subjectId: linkId,
        data: { company, token: this.links.codeOf('company-invitation', linkId) },
      };
    });
  }
}
