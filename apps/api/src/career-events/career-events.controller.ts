import { CareerEvents, careerEventUnknown, EventCalendars } from '@babelboard/career-events';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CareerEvent,
  type CareerEventsResponse,
  careerEvent,
  careerEventParameters,
  careerEventsResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { CareerEventAnswers } from './career-event-answers.js';

type Parameters = z.infer<typeof careerEventParameters>;

/** Events that anybody reads about. */
@ApiTags('career events')
@Controller('api/career-events')
export class CareerEventsController {
  constructor(
    private readonly events: CareerEvents,
    private readonly calendars: EventCalendars,
    private readonly answers: CareerEventAnswers,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get()
  @ApiOperation({ summary: 'All events: what comes first, then what has no date, then what was' })
  @ApiResponse({ status: 200, standardSchema: careerEventsResponse })
  list(@RequestLanguage() language: UiLanguage): Promise<CareerEventsResponse> {
    return this.answers.list(language);
  }

  @Public()
  @LimitedReads('lists')
  @Get(':id')
  @ApiOperation({ summary: 'An event with its programme, its exhibitors and their newest offers' })
  @ApiResponse({ status: 200, standardSchema: careerEvent })
  @ApiResponse({ status: 404, standardSchema: problem })
  async find(
    @Param({ schema: careerEventParameters }) { id }: Parameters,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CareerEvent> {
    const event = await this.answers.find(id, language);
    if (event === null) {
      throw careerEventUnknown();
    }
    return event;
  }

  @Public()
  @LimitedReads('lists')
  @Get(':id/event.ics')
  @ApiOperation({ summary: 'An event for a calendar program' })
  @ApiResponse({ status: 200, description: 'iCalendar', content: { 'text/calendar': {} } })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'There is none, or it has no date yet' })
  async calendar(
    @Param({ schema: careerEventParameters }) { id }: Parameters,
    @RequestLanguage() language: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    const event = await this.events.find(id);
    const calendar = event && this.calendars.of(event, { language, address: null });
    if (calendar === null) {
      throw careerEventUnknown();
    }
    response
      .attachment('event.ics')
      .set({
        'Cache-Control': 'no-store',
        'Content-Type': `text/calendar; charset=utf-8; method=${calendar.method}`,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(calendar.content);
  }
}
