import { UI_LANGUAGE_CODES } from '@babelboard/texts';
import { careerEventParameters } from '@babelboard/wire';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { CareerEventAnswers } from '../career-events/career-event-answers.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { eventPicture } from './event-picture.js';
import { PICTURE_HEADERS, SharePictures } from './share-pictures.js';

/** The picture that a preview of a career event shows, in each language. */
@ApiExcludeController()
@Controller('og/events')
export class EventPicturesController {
  constructor(
    private readonly events: CareerEventAnswers,
    private readonly pictures: SharePictures,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get(':language/:id.png')
  async picture(@Param('language') code: string, @Param('id') id: string, @Res() response: Response): Promise<void> {
    const language = UI_LANGUAGE_CODES.find((one) => one === code);
    const parsed = careerEventParameters.safeParse({ id });
    const event = language && parsed.success ? await this.events.find(parsed.data.id, language) : null;
    if (event === null || language === undefined) {
      throw new NotFoundException();
    }
    response
      .set(PICTURE_HEADERS)
      .type('image/png')
      .send(await this.pictures.of(eventPicture(event, language)));
  }
}
