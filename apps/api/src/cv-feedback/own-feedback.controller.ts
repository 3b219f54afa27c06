import { AnswerFiles } from '@babelboard/cv-feedback';
import type { AuthenticatedSession } from '@babelboard/identity';
import { feedbackParameters, problem } from '@babelboard/wire';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { sendDocument } from '../privacy/send-document.js';

/** Files that services have sent back to one: always saved, never shown by the browser. */
@ApiTags('cvs')
@Controller('api/candidates/cv-feedback')
export class OwnFeedbackController {
  constructor(private readonly files: AnswerFiles) {}

  @Requires('candidate:self')
  @Get(':id/file')
  @ApiOperation({ summary: 'Download what a service has sent back to a CV' })
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  async download(
    @Param({ schema: feedbackParameters }) { id }: z.infer<typeof feedbackParameters>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(response, await this.files.open(accountId, id));
  }
}
