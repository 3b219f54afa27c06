import { AddApplicantNote, ApplicantDetails, RateApplicant, RemoveApplicantNote } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  type ApplicantNotesQuery,
  type ApplicantNotesResponse,
  type ApplicantRatingRequest,
  applicantNoteRequest,
  applicantNotesQuery,
  applicantNotesResponse,
  applicantRatingRequest,
  type ChangedApplicantResponse,
  changedApplicantResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
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
  @ApiOperation({ summary: 'Notes about an applicant, the newest first', description: '50 at a time.' })
  @ApiResponse({ status: 200, standardSchema: applicantNotesResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async notes(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Query({ schema: applicantNotesQuery }) { before }: ApplicantNotesQuery,
    @CurrentMember() member: CompanyMembership,
  ): Promise<ApplicantNotesResponse> {
    return this.present(id, member, before);
  }

  @Requires('company:work')
  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a note', description: 'Members that are mentioned are told by mail.' })
  @ApiResponse({ status: 201, standardSchema: applicantNotesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'There are 300 notes about the applicant' })
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
    return { ...(await this.present(parameters.id, member)), ...doneWith(t('done.note-added')) };
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
    return { ...(await this.present(id, member)), ...doneWith(t('done.note-removed')) };
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

  private async present(
    id: number,
    { companyId, accountId }: CompanyMembership,
    before?: number,
  ): Promise<ApplicantNotesResponse> {
    const { notes, total, more } = await this.details.notes(companyId, id, before);
    return { notes: presentNotes(notes, accountId), total, more };
  }
}
