import { CandidateProfiles, RateProduct, SkipProductRating } from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import { type ProductRatingResponse, problem, productRatingRequest, productRatingResponse } from '@babelboard/wire';
import { Body, Controller, HttpCode, NotFoundException, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Completions } from './completions.js';

/** How somebody finds the product; nobody answers for them. */
@ApiTags('candidates')
@Controller('api/candidates/product-rating')
export class ProductRatingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: CandidateProfiles,
    private readonly completions: Completions,
  ) {}

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'How good the product is, with some words; another answer takes the place of the one before',
  })
  @ApiResponse({ status: 200, standardSchema: productRatingResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async rate(
    @Body({ schema: productRatingRequest }) { score, comment }: z.output<typeof productRatingRequest>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ProductRatingResponse> {
    await this.commands.execute(new RateProduct(accountId, score, comment));
    return this.answered(accountId, t('done.product-rated'));
  }

  @Requires('candidate:self')
  @Post('skip')
  @HttpCode(200)
  @ApiOperation({ summary: 'Not to be asked again', description: 'A rating that was given stays.' })
  @ApiResponse({ status: 200, standardSchema: productRatingResponse })
  async skip(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ProductRatingResponse> {
    await this.commands.execute(new SkipProductRating(accountId));
    return this.answered(accountId, t('done.product-rating-skipped'));
  }

  private async answered(accountId: number, said: string): Promise<ProductRatingResponse> {
    const profile = await this.profiles.find(accountId);
    if (profile === null) {
      throw new NotFoundException();
    }
    return { ...(await this.completions.of(accountId, profile)), ...doneWith(said) };
  }
}
