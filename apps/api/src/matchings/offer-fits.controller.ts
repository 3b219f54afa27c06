import type { AuthenticatedSession } from '@babelboard/identity';
import { Fits } from '@babelboard/matching';
import type { UiLanguage } from '@babelboard/texts';
import {
  type OfferFitResponse,
  type OfferFitsQuery,
  type OfferFitsResponse,
  offerFitResponse,
  offerFitsQuery,
  offerFitsResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { MatchingPresenter } from './matching-presenter.js';

const parameters = z.object({ offer: z.coerce.number().int().min(1).max(2_147_483_647) });

/** How any offers suit a candidate: lists and offers are the same for everybody, the browser adds this. */
@ApiTags('matchings')
@Controller('api/candidates/matchings/fits')
export class OfferFitsController {
  constructor(
    private readonly fits: Fits,
    private readonly presenter: MatchingPresenter,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'How well offers suit, 50 at most; without those that do not' })
  @ApiResponse({ status: 200, standardSchema: offerFitsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async of(
    @Query({ schema: offerFitsQuery }) { ids }: OfferFitsQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<OfferFitsResponse> {
    const fits = await this.fits.of(accountId, ids);
    return { data: [...fits].map(([offer_id, { score }]) => ({ offer_id, score: Math.round(score) })) };
  }

  @Requires('candidate:self')
  @Get(':offer')
  @ApiOperation({ summary: 'How well an offer suits, and why' })
  @ApiResponse({ status: 200, standardSchema: offerFitResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It does not suit, or is not there' })
  async explain(
    @Param({ schema: parameters }) { offer }: z.infer<typeof parameters>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<OfferFitResponse> {
    const matching = (await this.fits.of(accountId, [offer])).get(offer);
    if (matching === undefined) {
      throw new NotFoundException();
    }
    return { fit: this.presenter.fit(matching, language) };
  }
}
