import { JobDetails } from '@babelboard/job-lists';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { offerPicture } from './offer-picture.js';
import { PICTURE_HEADERS, SharePictures } from './share-pictures.js';

const number = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647));

/** The picture that a preview of an offer shows. */
@ApiExcludeController()
@Controller('og/offers')
export class OfferPicturesController {
  constructor(
    private readonly details: JobDetails,
    private readonly pictures: SharePictures,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get(':id.png')
  async picture(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const parsed = number.safeParse(id);
    const job = parsed.success ? await this.details.live(parsed.data, DEFAULT_LANGUAGE) : null;
    if (job === null) {
      throw new NotFoundException();
    }
    response
      .set(PICTURE_HEADERS)
      .type('image/png')
      .send(await this.pictures.of(offerPicture(job, DEFAULT_LANGUAGE)));
  }
}
