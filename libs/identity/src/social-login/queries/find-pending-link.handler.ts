import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OpenLink, SocialLinks } from '../social-links.js';
import { FindPendingLink } from './find-pending-link.query.js';

@QueryHandler(FindPendingLink)
export class FindPendingLinkHandler implements IQueryHandler<FindPendingLink> {
  constructor(private readonly links: SocialLinks) {}

  /** @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE */
  async execute({ token, browserSecret }: FindPendingLink): Promise<Pick<OpenLink, 'pending' | 'step'>> {
    const { pending, step } = await this.links.open(token, browserSecret);
    return { pending, step };
  }
}
