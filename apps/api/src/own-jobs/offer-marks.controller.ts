import { NoteSeenOffers, OfferMarks } from '@babelboard/favorites';
import type { AuthenticatedSession } from '@babelboard/identity';
import {
  type OfferMarksResponse,
  offerMarksResponse,
  problem,
  type SeenOffersRequest,
  type SeenOffersResponse,
  seenOffersRequest,
  seenOffersResponse,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** What a candidate has noted of offers, by ids: pages are the same for everybody, the browser adds this. */
@ApiTags('favorites')
@Controller('api/candidates')
export class OfferMarksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly marks: OfferMarks,
  ) {}

  @Requires('candidate:self')
  @Get('offer-marks')
  @ApiOperation({ summary: 'Favorites, hidden companies and opened offers, by ids' })
  @ApiResponse({ status: 200, standardSchema: offerMarksResponse })
  async all(@CurrentSession() { accountId }: AuthenticatedSession): Promise<OfferMarksResponse> {
    const [favorites, hidden, seen] = await Promise.all([
      this.marks.favoriteIds(accountId),
      this.marks.hiddenCompanyIds(accountId),
      this.marks.seenOfferIds(accountId),
    ]);
    return { favorites, hidden_companies: hidden, seen_offers: seen };
  }

  @Requires('candidate:self')
  @Post('seen-offers')
  @HttpCode(200)
  @ApiOperation({ summary: 'Note offers that were opened, the last one last', description: 'The newest 500 are kept.' })
  @ApiResponse({ status: 200, standardSchema: seenOffersResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async seen(
    @Body({ schema: seenOffersRequest }) { ids }: SeenOffersRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<SeenOffersResponse> {
    await this.commands.execute(new NoteSeenOffers(accountId, ids));
    return { seen_offers: await this.marks.seenOfferIds(accountId), toasts: [] };
  }
}
