import type { CompanyMembership } from '@babelboard/companies/contract';
import { CompanySearches, foundPersonGone, UnlockedPeople } from '@babelboard/cv-search';
import { CandidateCvs, CvTexts, OpenCv } from '@babelboard/cvs';
import { type CvTextResponse, cvTextResponse, foundPersonCv, problem } from '@babelboard/wire';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { applicantCvQuery } from '../applicants/applicant-requests.js';
import { sendSentCv } from '../applications/send-sent-cv.js';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';

type Parameters = z.infer<typeof foundPersonCv>;

/** CVs of people whom a company knows. */
@ApiTags('people')
@Controller('api/companies/people/:id/cvs/:cv')
export class UnlockedCvsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly searches: CompanySearches,
    private readonly unlocked: UnlockedPeople,
    private readonly cvs: CandidateCvs,
    private readonly texts: CvTexts,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'The file', description: 'To be saved; `inline=1` shows a PDF in the page.' })
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  async file(
    @Param({ schema: foundPersonCv }) parameters: Parameters,
    @Query({ schema: applicantCvQuery }) { inline }: z.output<typeof applicantCvQuery>,
    @CurrentMember() member: CompanyMembership,
    @Res() response: Response,
  ): Promise<void> {
    const accountId = await this.ownerFor(member, parameters.id);
    const type = (await this.cvs.list(accountId)).find(({ id }) => id === parameters.cv)?.type;
    const file = await this.queries.execute(new OpenCv(accountId, parameters.cv, 'company'));
    await sendSentCv(response, { ...file, type: type ?? 'txt' }, inline === '1');
  }

  @Requires('company:work')
  @Get('text')
  @ApiOperation({ summary: 'What could be read in it' })
  @ApiResponse({ status: 200, standardSchema: cvTextResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  async text(
    @Param({ schema: foundPersonCv }) { id, cv }: Parameters,
    @CurrentMember() member: CompanyMembership,
  ): Promise<CvTextResponse> {
    return { text: await this.texts.find(await this.ownerFor(member, id), cv) };
  }

  /** @throws DomainError FOUND_PERSON_GONE where the company does not know them */
  private async ownerFor(member: CompanyMembership, id: string): Promise<number> {
    this.searches.requireVerified(member);
    const known = await this.unlocked.find(member.companyId, id);
    if (known === null) {
      throw foundPersonGone();
    }
    return known.accountId;
  }
}
