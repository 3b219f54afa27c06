import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SocialLinkRequested } from '../events/social-link-requested.event.js';
import { SocialLinks } from '../social-links.js';
import { socialMailNotNeeded } from '../social-login.errors.js';
import { SendSocialLinkMail } from './send-social-link-mail.command.js';

@CommandHandler(SendSocialLinkMail)
export class SendSocialLinkMailHandler implements ICommandHandler<SendSocialLinkMail> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly links: SocialLinks,
  ) {}

  /**
   * The token stays good, so that the mail can be sent again.
   * @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE, SOCIAL_MAIL_NOT_NEEDED
   */
  async execute({ token, browserSecret, language }: SendSocialLinkMail): Promise<void> {
    const { pending, step } = await this.links.open(token, browserSecret);
    if (step !== 'password' && step !== 'verify') {
      throw socialMailNotNeeded();
    }
    await this.database.transaction(async (tx) => {
      const { id, accountId } = await this.links.issue(tx, { ...pending, proof: 'mail' });
      await this.outbox.add(tx, new SocialLinkRequested({ tokenId: id, accountId, language }));
    });
  }
}
