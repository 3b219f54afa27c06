import { SettleProposals } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ExtractionResponse,
  extractionResponse,
  problem,
  type SettleProposalsRequest,
  settleProposalsRequest,
} from '@babelboard/wire';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { CvExtractions } from './cv-extractions.js';
import { type CvParameters, cvParameters } from './cv-parameters.js';

/** What was read in one's own CVs. */
@ApiTags('cvs')
@Controller('api/candidates/mycv/:id/extraction')
export class CvExtractionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly extractions: CvExtractions,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'What was read in a CV and is neither accepted nor dismissed yet' })
  @ApiResponse({ status: 200, standardSchema: extractionResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Infected, and removed' })
  find(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExtractionResponse> {
    return this.extractions.of(accountId, id, { language });
  }

  @Requires('candidate:self')
  @Patch()
  @ApiOperation({
    summary: 'Say which proposals were accepted or dismissed: they are not made again',
    description: 'Writes nothing into the profile: what is accepted goes by the calls of the profile.',
  })
  @ApiResponse({ status: 200, standardSchema: extractionResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Not there, or of somebody else' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Infected, and removed' })
  async settle(
    @Param({ schema: cvParameters }) { id }: CvParameters,
    @Body({ schema: settleProposalsRequest }) { accepted, dismissed }: SettleProposalsRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExtractionResponse> {
    await this.commands.execute(new SettleProposals(accountId, id, [...accepted, ...dismissed]));
    return this.extractions.of(accountId, id, { language });
  }
}
