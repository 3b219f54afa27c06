import { DomainError } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { SingleUseTokens } from '../single-use-tokens.js';
import { CheckMailedLink, type MailedLink } from './check-mailed-link.query.js';

@QueryHandler(CheckMailedLink)
export class CheckMailedLinkHandler implements IQueryHandler<CheckMailedLink> {
  constructor(private readonly tokens: SingleUseTokens) {}

  async execute({ link, token }: CheckMailedLink): Promise<boolean> {
    // A link to verify an address sets a password, too, for who does not know the one of the account.
    const purposes: MailedLink[] = link === 'reset-password' ? [link, 'verify-email'] : [link];
    const purpose = purposes.find((one) => this.tokens.isOf(one, token));
    if (purpose === undefined) {
      return false;
    }
    try {
      await this.tokens.peek(purpose, token);
      return true;
    } catch (error) {
      if (error instanceof DomainError) {
        return false;
      }
      throw error;
    }
  }
}
