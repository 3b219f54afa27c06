import { ScreeningQuestions, SetScreeningQuestions } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  problem,
  type ScreeningQuestionsResponse,
  screeningQuestionsRequest,
  screeningQuestionsResponse,
} from '@babelboard/wire';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { presentQuestion } from '../applications/present-questions.js';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import { sayingWhatForbids } from '../problems/refused-by-present.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** What a company asks of whoever applies to an offer. */
@ApiTags('screening questions')
@Controller('api/companies/offers')
export class ScreeningQuestionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly questions: ScreeningQuestions,
  ) {}

  @Requires('company:work')
  @Get(':id/screening-questions')
  @ApiOperation({ summary: 'The questions of an offer, in order' })
  @ApiResponse({ status: 200, standardSchema: screeningQuestionsResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async list(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentMember() { companyId }: CompanyMembership,
  ): Promise<ScreeningQuestionsResponse> {
    const { questions, version } = await this.questions.ofCompany(companyId, id);
    return { questions: questions.map(presentQuestion), version };
  }

  @Requires('company:work')
  @Put(':id/screening-questions')
  @ApiOperation({
    summary: 'Set the questions of an offer',
    description: 'The whole list in its order. A question with answers that changes becomes a new one.',
  })
  @ApiResponse({ status: 200, standardSchema: screeningQuestionsResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Somebody changed the list (`current`)' })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'A question that may not be asked, or does not fit',
  })
  async set(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: screeningQuestionsRequest }) request: z.output<typeof screeningQuestionsRequest>,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ScreeningQuestionsResponse> {
    const questions = request.questions.map(({ knock_out, ...question }) => ({ ...question, knockOut: knock_out }));
    await sayingWhatForbids(
      ['SCREENING_CHANGED'],
      async () => ({ ...(await this.list({ id }, member)) }),
      () => this.commands.execute(new SetScreeningQuestions(member.companyId, id, questions, request.version ?? null)),
    );
    return { ...(await this.list({ id }, member)), ...doneWith(t('done.screening-saved')) };
  }
}
