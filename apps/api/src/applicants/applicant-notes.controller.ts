import { AddApplicantNote, ApplicantDetails, RateApplicant, RemoveApplicantNote } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  type ApplicantNotesResponse,
  type ApplicantRatingRequest,
  applicantNoteRequest,
  applicantNotesResponse,
  applicantRatingRequest,
  type ChangedApplicantResponse,
  changedApplicantResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { ApplicantPresenter, presentNotes } from './applicant-presenter.js';
import {
  type ApplicantParameters,
  applicantParameters,
  type NoteParameters,
  noteParameters,
} from './applicant-requests.js';

/** What the members of a company tell each other about an applicant. */
@ApiTags('applicants')
@Controller('api/companies/applicants')
export class ApplicantNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ApplicantDetails,
    private readonly presenter: ApplicantPresenter,
  ) {}

  @Requires('company:work')
  @Get(':id/notes')
  @ApiOperation({ summary: 'Notes about an applicant, the newest first' })
  @ApiResponse({ status: 200, standardSchema: applicantNotesResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async notes(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @CurrentMember() { companyId, accountId }: CompanyMembership,
  ): Promise<ApplicantNotesResponse> {
    return { notes: presentNotes(await this.details.notes(companyId, id), accountId) };
  }

  @Requires('company:work')
  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a note', description: 'Members that are mentioned are told by mail.' })
  @ApiResponse({ status: 201, standardSchema: applicantNotesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'Also where somebody is mentioned who is no member',
  })
  async add(
    @Param({ schema: applicantParameters }) parameters: ApplicantParameters,
    @Body({ schema: applicantNoteRequest }) { text, mentions, key }: z.output<typeof applicantNoteRequest>,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ApplicantNotesResponse> {
    await this.commands.execute(new AddApplicantNote(member, parameters.id, text, mentions, key ?? null));
    return { ...(await this.notes(parameters, member)), ...doneWith(t('done.note-added')) };
  }

  @Requires('company:work')
  @Delete(':id/notes/:noteId')
  @ApiOperation({ summary: 'Take back a note of my own' })
  @ApiResponse({ status: 200, standardSchema: applicantNotesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Also where it is another member’s' })
  async remove(
    @Param({ schema: noteParameters }) { id, noteId }: NoteParameters,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ApplicantNotesResponse> {
    await this.commands.execute(new RemoveApplicantNote(member, id, noteId));
    return { ...(await this.notes({ id }, member)), ...doneWith(t('done.note-removed')) };
  }

  @Requires('company:work')
  @Put(':id/rating')
  @ApiOperation({ summary: 'Rate an applicant', description: 'One for each member; null takes it away.' })
  @ApiResponse({ status: 200, standardSchema: changedApplicantResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async rate(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Body({ schema: applicantRatingRequest }) { rating }: ApplicantRatingRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicantResponse> {
    await this.commands.execute(new RateApplicant(member, id, rating));
    const { row, offer } = await this.details.find(member.companyId, id, member.accountId);
    return { applicant: this.presenter.card(row, [offer]), ...doneWith(t('done.rating-saved')) };
  }
}
