import { HighlightCv, RemoveCv } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import { type ChangedCvsResponse, type CvsResponse, changedCvsResponse, cvsResponse, problem } from '@babelboard/wire';
import { Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { CvAnswers } from './cv-answers.js';
import { CvLists } from './cv-lists.js';
import { type CvParameters, cvParameters } from './cv-parameters.js';

/** One's own CVs. */
@ApiTags('cvs')
@Controller('api/candidates/mycv')
export class CvsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: CvLists,
    private readonly answers: CvAnswers,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'The CVs of who is signed in, the default one first' })
  @ApiResponse({ status: 200, standardSchema: cvsResponse })
  list(@CurrentSession() { accountId }: AuthenticatedSession): Promise<CvsResponse> {
    return this.lists.of(accountId);
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
