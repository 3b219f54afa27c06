import { OpenCv } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import { problem } from '@babelboard/wire';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { sendDocument } from '../privacy/send-document.js';
import { type CvParameters, cvParameters } from './cv-parameters.js';

/** The files of one's own CVs: always saved, never shown by the browser. */
@ApiTags('cvs')
@Controller()
export class CvDownloadController {
  constructor(private readonly queries: QueryBus) {}

  @Requires('candidate:self')
  @Get(['candidates/mycv/download/:id', 'api/candidates/mycv/download/:id'])
  @ApiOperation({ summary: 'Download a CV' })
  @ApiResponse({ status: 200, description: 'The file as it was uploaded', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Not scanned yet: an operator does not get it' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Removed, since it was infected' })
  async download(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() { accountId, supportAdminId }: AuthenticatedSession,
    @Res() response: Response,
  ): Promise<void> {
    const reader = supportAdminId === null ? 'owner' : 'operator';
    await sendDocument(response, await this.queries.execute(new OpenCv(accountId, id, reader)));
  }
}
