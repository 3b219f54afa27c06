import type { AuthenticatedSession } from '@babelboard/identity';
import { Clock, type RateLimit, RateLimits } from '@babelboard/platform';
import { ProfileFiles } from '@babelboard/profile-documents';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ProfileExportPreview,
  type ProfileExportQuery,
  problem,
  profileExportPreview,
  profileExportQuery,
} from '@babelboard/wire';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../../auth/access/access.decorator.js';
import { CurrentSession } from '../../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../../languages/request-language.js';
import { ProfileDocuments } from './profile-documents.js';
import { ProfileExportPreviews } from './profile-export-previews.js';

/** Somebody who tries all formats and options; a PDF takes a fifth of a second of a processor. */
const FILES: RateLimit = { points: 40, seconds: 600 };

/** One's profile to take along. */
@ApiTags('profile')
@Controller('api/candidates/profile/export')
export class ProfileDocumentsController {
  constructor(
    private readonly documents: ProfileDocuments,
    private readonly files: ProfileFiles,
    private readonly previews: ProfileExportPreviews,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({
    summary: 'The profile as a file: PDF, also in Europass’s order, Europass XML or JSON Resume',
    description:
      'Photo, birth date and letter are in it where they are asked for. Texts that are there in another language only are marked. The Europass PDF carries its Europass XML.',
  })
  @ApiProduces('application/pdf', 'application/xml', 'application/json')
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async download(
    @Query({ schema: profileExportQuery }) query: ProfileExportQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() spoken: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    await this.limits.consume('profile-export', String(accountId), FILES);
    const { format, language = spoken, photo, letter, birth_date: birthDate, country: targetCountry } = query;
    const profile = await this.documents.snapshot(accountId);
    const picture = photo ? await this.documents.photoOf(accountId) : null;
    const document = this.documents.documentOf(profile, language, picture);
    const options = { format, photo, letter, birthDate, targetCountry, madeAt: this.clock.now() };
    const file = await this.files.make(accountId, document, options);
    response
      .attachment(file.name)
      .set({
        'Cache-Control': 'no-store',
        'Content-Language': document.language,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Type': file.mediaType,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(file.content);
  }

  @Requires('candidate:self')
  @Get('preview')
  @ApiOperation({ summary: 'What would be in such a file' })
  @ApiResponse({ status: 200, standardSchema: profileExportPreview })
  @ApiResponse({ status: 422, standardSchema: problem })
  preview(
    @Query({ schema: profileExportQuery }) query: ProfileExportQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() spoken: UiLanguage,
  ): Promise<ProfileExportPreview> {
    return this.previews.of(accountId, query, spoken);
  }
}
