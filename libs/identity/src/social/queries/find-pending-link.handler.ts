import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OpenLink, SocialLinks } from '../social-links.js';
import { FindPendingLink } from './find-pending-link.query.js';

@QueryHandler(FindPendingLink)
export class FindPendingLinkHandler implements IQueryHandler<FindPendingLink> {
  constructor(private readonly links: SocialLinks) {}

  /** @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE */
  execute({ token, browserSecret }: FindPendingLink): Promise<OpenLink> {
    return this.links.look(token, browserSecret);
  }
}
