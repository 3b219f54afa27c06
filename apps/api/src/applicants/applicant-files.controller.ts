import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApplicantExports, OpenSentCv } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import { SentDocuments } from '@babelboard/cvs';
import type { UiLanguage } from '@babelboard/texts';
import { type ApplicantsQuery, applicantsQuery, type CvTextResponse, cvTextResponse, problem } from '@babelboard/wire';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { sendSentCv } from '../applications/send-sent-cv.js';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { type ApplicantParameters, applicantCvQuery, applicantParameters } from './applicant-requests.js';
import { ApplicantTables } from './applicant-tables.js';

/** Applicants as files: the CV that one sent, and a table of all. */
@ApiTags('applicants')
@Controller('api/companies')
export class ApplicantFilesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: SentDocuments,
    private readonly exports: ApplicantExports,
    private readonly tables: ApplicantTables,
  ) {}

  @Requires('company:work')
  @Get('applicants/:id/cv')
  @ApiOperation({
    summary: 'The CV that an applicant sent',
    description: 'To be saved; `inline=1` shows a PDF in the page.',
  })
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The file is not there any more' })
  async cv(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Query({ schema: applicantCvQuery }) { inline }: z.output<typeof applicantCvQuery>,
    @CurrentMember() { companyId }: CompanyMembership,
    @Res() response: Response,
  ): Promise<void> {
    await sendSentCv(response, await this.queries.execute(new OpenSentCv({ companyId }, id)), inline === '1');
  }

  @Requires('company:work')
  @Get('applicants/:id/cv/text')
  @ApiOperation({ summary: 'What can be read in the CV that an applicant sent' })
  @ApiResponse({ status: 200, standardSchema: cvTextResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The file is not there any more' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too many files are being read' })
  async text(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @CurrentMember() { companyId, accountId }: CompanyMembership,
  ): Promise<CvTextResponse> {
    const { stream } = await this.queries.execute(new OpenSentCv({ companyId }, id));
    return { text: await this.documents.readText(stream, accountId) };
  }

  @Requires('company:work')
  @Get('offers/:id/applicants.csv')
  @ApiOperation({
    summary: 'All applicants to an offer as a table',
    description: 'Under the filters of the list; no addresses.',
  })
  @ApiResponse({ status: 200, description: 'CSV in UTF-8', content: { 'text/csv': {} } })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async table(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Query({ schema: applicantsQuery }) query: ApplicantsQuery,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.exports.open(member, id, query);
    response.attachment(this.tables.fileName(id, language)).set({
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    });
    await pipeline(Readable.from(this.tables.lines(found, language)), response);
  }
}
