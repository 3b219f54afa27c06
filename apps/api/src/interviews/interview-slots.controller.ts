import { CompanyInterviews, OfferInterviewSlots, RemoveInterviewSlot } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  type Done,
  done,
  type InterviewSlotsQuery,
  type InterviewSlotsResponse,
  interviewSlotsQuery,
  interviewSlotsResponse,
  type OfferedSlotsResponse,
  offeredSlotsResponse,
  offerSlotsRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { presentCompanyInterview } from './interview-presenter.js';
import { type InterviewParameters, interviewParameters } from './interview-requests.js';

const DAY_MS = 86_400_000;
/** Two months. */
const MOST_DAYS = 62;

/** The times that a company offers, and those that are booked. */
@ApiTags('interviews')
@Controller('api/companies/interview-slots')
export class InterviewSlotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly interviews: CompanyInterviews,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({
    summary: 'Interviews of the company, and times that wait for somebody',
    description: '62 days at most.',
  })
  @ApiResponse({ status: 200, standardSchema: interviewSlotsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: interviewSlotsQuery }) { from, to, of }: InterviewSlotsQuery,
    @CurrentMember() member: CompanyMembership,
  ): Promise<InterviewSlotsResponse> {
    const first = Date.parse(from);
    const end = Math.min(Date.parse(to) + DAY_MS, first + MOST_DAYS * DAY_MS);
    const slots = await this.interviews.list(member, { from: new Date(first), to: new Date(end), of });
    return { slots: slots.map(presentCompanyInterview) };
  }

  @Requires('company:work')
  @Post()
  @ApiOperation({
    summary: 'Offer times for an interview to applicants of a job',
    description: 'Who was not yet at the interview is moved there. The same times twice are offered once.',
  })
  @ApiResponse({ status: 201, standardSchema: offeredSlotsResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'All of the applications have ended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async offer(
    @Body({ schema: offerSlotsRequest }) body: z.output<typeof offerSlotsRequest>,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<OfferedSlotsResponse> {
    const { slots, invited, moved, leftOut } = await this.commands.execute(
      new OfferInterviewSlots(member, body.applicant_ids, {
        times: body.slots.map(({ starts_at: startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes })),
        interviewerIds: body.interviewers,
        timeZone: body.time_zone,
        way: body.way,
        place: body.where,
        note: body.note,
      }),
    );
    return {
      slots,
      invited,
      left_out: leftOut,
      ...doneWith(t('done.slots-offered', { people: invited.length, moved })),
    };
  }

  @Requires('company:work')
  @Delete(':id')
  @ApiOperation({ summary: 'Take back a time that nobody has booked' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Somebody has booked it' })
  async remove(
    @Param({ schema: interviewParameters }) { id }: InterviewParameters,
    @CurrentMember() { companyId }: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RemoveInterviewSlot(companyId, id));
    return doneWith(t('done.slot-removed'));
  }
}
