import type { Writer } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangedInterviewResponse,
  changedInterviewResponse,
  type InterviewResponse,
  interviewMessageRequest,
  interviewResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatForbids } from '../problems/refused-by-present.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { InterviewCalls } from './interview-calls.js';
import { type InterviewParameters, interviewParameters } from './interview-requests.js';

/** The interview of an applicant, for the company. */
@ApiTags('interviews')
@Controller('api/companies/applicants')
export class CompanyInterviewsController {
  constructor(private readonly calls: InterviewCalls) {}

  @Requires('company:work')
  @Get(':id/interview')
  @ApiOperation({ summary: 'How far one is with an interview, and the times that can be booked' })
  @ApiResponse({ status: 200, standardSchema: interviewResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  find(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @CurrentMember() membership: CompanyMembership,
  ): Promise<InterviewResponse> {
    return this.calls.find(member(membership), id);
  }

  @Requires('company:work')
  @Post(':id/interview/cancel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel the interview',
    description: 'Until it begins. Its time is not offered to anybody else.',
  })
  @ApiResponse({ status: 200, standardSchema: changedInterviewResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Nothing is booked, or it has begun' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async cancel(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @Body({ schema: interviewMessageRequest }) { message }: z.output<typeof interviewMessageRequest>,
    @CurrentMember() membership: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedInterviewResponse> {
    await sayingWhatForbids(
      ['INTERVIEW_NOT_BOOKED', 'INTERVIEW_TOO_LATE'],
      async () => ({ ...(await this.calls.find(member(membership), id)) }),
      () => this.calls.cancel(member(membership), id, message),
    );
    return { ...(await this.calls.find(member(membership), id)), ...doneWith(t('done.interview-cancelled')) };
  }

  @Requires('company:work')
  @Get(':id/interview.ics')
  @ApiOperation({ summary: 'The interview for a calendar program' })
  @ApiResponse({ status: 200, description: 'iCalendar', content: { 'text/calendar': {} } })
  @ApiResponse({ status: 404, standardSchema: problem })
  calendar(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @CurrentMember() membership: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    return this.calls.calendar(member(membership), id, language, response);
  }
}

function member({ accountId, companyId, suspended }: CompanyMembership): Writer {
  return { side: 'company', accountId, companyId, suspended };
}
