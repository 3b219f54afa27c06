import { AlertPreviews, PREVIEW_DAYS } from '@babelboard/alerts';
import type { AuthenticatedSession } from '@babelboard/identity';
import { JobCards } from '@babelboard/job-lists';
import type { UiLanguage } from '@babelboard/texts';
import {
  type JobAlertPreview,
  type JobAlertPreviewQuery,
  jobAlertPreview,
  jobAlertPreviewQuery,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public, Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';

const MOST_SHOWN = 5;
const DAYS_OF_WEEK = 7;

/** What an alert would have told, before there is one, with an account or without. */
@ApiTags('alerts')
@Controller('api')
export class JobAlertPreviewsController {
  constructor(
    private readonly previews: AlertPreviews,
    private readonly cards: JobCards,
  ) {}

  @Requires('candidate:self')
  @Get('candidates/alerts/preview')
  @ApiOperation({ summary: 'What an alert for a list would have told in the last 14 days' })
  @ApiResponse({ status: 200, standardSchema: jobAlertPreview })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'No list has this address, or it is that of all offers',
  })
  find(
    @Query({ schema: jobAlertPreviewQuery }) { path }: JobAlertPreviewQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobAlertPreview> {
    return this.present(accountId, path, language);
  }

  @Public()
  @LimitedReads('lists')
  @Get('alerts/guests/preview')
  @ApiOperation({ summary: 'The same for who has no account' })
  @ApiResponse({ status: 200, standardSchema: jobAlertPreview })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'No list has this address, or it is that of all offers',
  })
  findForGuest(
    @Query({ schema: jobAlertPreviewQuery }) { path }: JobAlertPreviewQuery,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobAlertPreview> {
    return this.present(null, path, language);
  }

  private async present(accountId: number | null, path: string, language: UiLanguage): Promise<JobAlertPreview> {
    const { heading, offers, orMore } = await this.previews.find(accountId, path, language);
    const newest = offers.slice(0, MOST_SHOWN);
    const cards = await this.cards.loadKnown(
      newest.map(({ id }) => id),
      language,
    );
    const publishedAt = new Map(newest.map((offer) => [offer.id, offer.publishedAt]));
    return {
      name: heading,
      days: PREVIEW_DAYS,
      offers: offers.length,
      or_more: orMore,
      per_week: Math.ceil((offers.length * DAYS_OF_WEEK) / PREVIEW_DAYS),
      newest: cards.map(({ id, url, title, company, places }) => ({
        ...{ id, path: url, title, company: company.name, place: places[0]?.city ?? places[0]?.country ?? null },
        published_at: (publishedAt.get(id) as Date).toISOString(),
      })),
    };
  }
}
