import { AskForOtherTimes, BookInterview, type Writer } from '@babelboard/applications';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type BookSlotRequest,
  bookSlotRequest,
  type ChangedInterviewResponse,
  changedInterviewResponse,
  type InterviewResponse,
  interviewMessageRequest,
  interviewResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatForbids } from '../problems/refused-by-present.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { InterviewCalls } from './interview-calls.js';
import { type InterviewParameters, interviewParameters } from './interview-requests.js';

const REFUSED = [
  ...['SLOT_TAKEN', 'INTERVIEW_CANDIDATE_BUSY', 'INTERVIEW_ENDED', 'INTERVIEW_TOO_LATE'],
  ...['INTERVIEW_NOT_BOOKED', 'INTERVIEW_BOOKED'],
];

/** The interviews of a candidate. */
@ApiTags('interviews')
@Controller('api/candidates/applications')
export class CandidateInterviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calls: InterviewCalls,
  ) {}

  @Requires('candidate:self')
  @Get(':id/interview')
  @ApiOperation({ summary: 'How far one is with an interview, and the times that can be booked' })
  @ApiResponse({ status: 200, standardSchema: interviewResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  find(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<InterviewResponse> {
    return this.calls.find(candidate(session), id);
  }

  @Requires('candidate:self')
  @Post(':id/interview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Book a time, or move the interview there' })
  @ApiResponse({ status: 200, standardSchema: changedInterviewResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'Somebody else was faster (`SLOT_TAKEN`), or it is too late; `current` says what is left',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async book(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @Body({ schema: bookSlotRequest }) { slot_id: slotId, time_zone: timeZone }: BookSlotRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedInterviewResponse> {
    const change = await this.knowing(session, id, () =>
      this.commands.execute(new BookInterview(session.accountId, id, slotId, timeZone)),
    );
    const said = doneWith(t(change === 'moved' ? 'done.interview-moved' : 'done.interview-booked'));
    return { ...(await this.calls.find(candidate(session), id)), ...said };
  }

  @Requires('candidate:self')
  @Post(':id/interview/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel the interview', description: 'Until `change_until`.' })
  @ApiResponse({ status: 200, standardSchema: changedInterviewResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Nothing is booked, or it is too late' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async cancel(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @Body({ schema: interviewMessageRequest }) { message }: z.output<typeof interviewMessageRequest>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedInterviewResponse> {
    await this.knowing(session, id, () => this.calls.cancel(candidate(session), id, message));
    return { ...(await this.calls.find(candidate(session), id)), ...doneWith(t('done.interview-cancelled')) };
  }

  @Requires('candidate:self')
  @Post(':id/interview/others')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for other times, where none of those that are offered suits' })
  @ApiResponse({ status: 200, standardSchema: changedInterviewResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'An interview is booked, or nothing is open' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async others(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @Body({ schema: interviewMessageRequest }) { message }: z.output<typeof interviewMessageRequest>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedInterviewResponse> {
    await this.knowing(session, id, () => this.commands.execute(new AskForOtherTimes(session.accountId, id, message)));
    return { ...(await this.calls.find(candidate(session), id)), ...doneWith(t('done.other-times-asked')) };
  }

  @Requires('candidate:self')
  @Get(':id/interview.ics')
  @ApiOperation({ summary: 'The interview for a calendar program' })
  @ApiResponse({ status: 200, description: 'iCalendar', content: { 'text/calendar': {} } })
  @ApiResponse({ status: 404, standardSchema: problem })
  calendar(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    return this.calls.calendar(candidate(session), id, language, response);
  }

  /** Where it is refused, the answer says how it stands. */
  private knowing<T>(session: AuthenticatedSession, id: number, act: () => Promise<T>): Promise<T> {
    return sayingWhatForbids(REFUSED, async () => ({ ...(await this.calls.find(candidate(session), id)) }), act);
  }
}

function candidate({ accountId }: AuthenticatedSession): Writer {
  return { side: 'candidate', accountId };
}
