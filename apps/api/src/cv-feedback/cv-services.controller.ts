import { AskForFeedback, TakeFeedbackBack } from '@babelboard/cv-feedback';
import type { AuthenticatedSession } from '@babelboard/identity';
import {
  type AskForFeedbackRequest,
  askForFeedbackRequest,
  type ChangedCvsResponse,
  changedCvsResponse,
  problem,
} from '@babelboard/wire';
import { applyDecorators, Body, Controller, Delete, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { CvAnswers } from '../cvs/cv-answers.js';
import { type CvParameters, cvParameters } from '../cvs/cv-parameters.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const AGAIN = 'Asking again while it is under way, or once it was sent, changes nothing.';

/** One's own CVs at services: sent by one's own press alone. */
@ApiTags('cvs')
@Controller('api/candidates/mycv/:id')
export class CvServicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: CvAnswers,
  ) {}

  @Asks({ summary: 'Send a CV to the feedback service', description: AGAIN })
  @Patch('review')
  async askForFeedback(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @Body({ schema: askForFeedbackRequest }) { service }: AskForFeedbackRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new AskForFeedback(session.accountId, id, 'feedback', service ?? null));
    return this.answers.changed(session, t('done.cv-sent'));
  }

  @Asks({ summary: 'Send a CV to the service that writes it anew', description: AGAIN })
  @Patch('resume')
  async askForResume(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @Body({ schema: askForFeedbackRequest }) { service }: AskForFeedbackRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new AskForFeedback(session.accountId, id, 'resume', service ?? null));
    return this.answers.changed(session, t('done.cv-to-writers'));
  }

  @TakesBack({ summary: 'Take a CV back that has not left for the feedback service' })
  @Delete('review')
  async takeFeedbackBack(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new TakeFeedbackBack(session.accountId, id, 'feedback'));
    return this.answers.changed(session, t('done.cv-taken-back'));
  }

  @TakesBack({ summary: 'Take a CV back that has not left to be written anew' })
  @Delete('resume')
  async takeResumeBack(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedCvsResponse> {
    await this.commands.execute(new TakeFeedbackBack(session.accountId, id, 'resume'));
    return this.answers.changed(session, t('done.cv-taken-back'));
  }
}

function Asks(operation: { summary: string; description: string }) {
  return applyDecorators(
    Changes(operation),
    ApiResponse({
      status: 409,
      standardSchema: problem,
      description: 'No such service, another one, or not scanned yet',
    }),
    ApiResponse({ status: 410, standardSchema: problem, description: 'Removed, since it was infected' }),
    ApiResponse({ status: 429, standardSchema: problem, description: 'Too many today' }),
  );
}

function TakesBack(operation: { summary: string }) {
  return applyDecorators(
    Changes(operation),
    ApiResponse({ status: 409, standardSchema: problem, description: 'It has left, or is just leaving' }),
  );
}

function Changes(operation: { summary: string; description?: string }) {
  return applyDecorators(
    Requires('candidate:self'),
    ApiOperation(operation),
    ApiResponse({ status: 200, standardSchema: changedCvsResponse }),
    ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' }),
  );
}
