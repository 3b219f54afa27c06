import { HighlightCv, ListCvs, RemoveCv, RequestCvReview } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import { type ChangedCvsResponse, type CvsResponse, changedCvsResponse, cvsResponse, problem } from '@babelboard/wire';
import { Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { CvAnswers } from './cv-answers.js';
import { type CvParameters, cvParameters } from './cv-parameters.js';
import { presentCvs } from './cv-presenter.js';

/** One's own CVs. */
@ApiTags('cvs')
@Controller('api/candidates/mycv')
export class CvsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: CvAnswers,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'The CVs of who is signed in, the default one first' })
  @ApiResponse({ status: 200, standardSchema: cvsResponse })
  async list(@CurrentSession() { accountId }: AuthenticatedSession): Promise<CvsResponse> {
    return presentCvs(await this.queries.execute(new ListCvs(accountId)));
  }

  @Requires('candidate:self')
  @Patch(':id/highlight')
  @ApiOperation({ summary: 'Make a CV the default one' })
  @ApiResponse({ status: 200, standardSchema: changedCvsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  async highlight(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new HighlightCv(session.accountId, id));
    return this.answers.changed(session, t('done.cv-highlighted'));
  }

  @Requires('candidate:self')
  @Patch(':id/review')
  @ApiOperation({
    summary: 'Ask the feedback service for its opinion of a CV',
    description: 'There is no such service yet: it answers FEEDBACK_NOT_AVAILABLE.',
  })
  @ApiResponse({ status: 200, standardSchema: changedCvsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Not available, or not scanned yet' })
  async review(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new RequestCvReview(session.accountId, id));
    return this.answers.changed(session, t('done.cv-sent'));
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Remove a CV with its file and all that was read in it' })
  @ApiResponse({ status: 200, standardSchema: changedCvsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  async remove(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new RemoveCv(session.accountId, id));
    return this.answers.changed(session, t('done.cv-removed'));
  }
}
