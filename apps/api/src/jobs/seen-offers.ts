import { CompanyMembers } from '@babelboard/companies';
import { type OfferFigure, OfferFigures } from '@babelboard/offers';
import { Injectable, Logger } from '@nestjs/common';
import { isbot } from 'isbot';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { platformOf } from './client-platform.js';

/** Counts who looks at offers and goes on to their original ads: people, and not those of the company itself. */
@Injectable()
export class SeenOffers {
  private readonly logger = new Logger(SeenOffers.name);

  constructor(
    private readonly figures: OfferFigures,
    private readonly members: CompanyMembers,
  ) {}

  /** Keeps nobody waiting. */
  note(figure: OfferFigure, offerId: number, platform: string, request: SessionRequest): void {
    const userAgent = request.get('user-agent') ?? '';
    // A browser that loads a page ahead says so (https://fetch.spec.whatwg.org/#sec-purpose-header).
    const ahead = request.get('sec-purpose')?.includes('prefetch') === true;
    if (ahead || userAgent === '' || isbot(userAgent)) {
      return;
    }
    this.companyOf(request).then(
      (companyId) => this.figures.count(figure, offerId, platformOf(platform, userAgent), companyId),
      (error) => this.logger.warn(`Who looked was not counted: ${error}`),
    );
  }

  private async companyOf({ session }: SessionRequest): Promise<number | null> {
    if (session?.accountType !== 'company') {
      return null;
    }
    return (await this.members.find(session.accountId))?.companyId ?? null;
  }
}
