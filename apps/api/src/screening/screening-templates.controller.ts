import {
  ChangeScreeningTemplate,
  RemoveScreeningTemplate,
  SaveScreeningTemplate,
  ScreeningTemplates,
} from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  changeScreeningTemplateRequest,
  problem,
  type ScreeningTemplatesResponse,
  screeningTemplateRequest,
  screeningTemplatesResponse,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { presentContent } from '../applications/present-questions.js';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

type Template = z.output<typeof screeningTemplateRequest>;

/** Questions that a company keeps for its next offers. */
@ApiTags('screening questions')
@Controller('api/companies/screening-templates')
export class ScreeningTemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly templates: ScreeningTemplates,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'Templates, by name' })
  @ApiResponse({ status: 200, standardSchema: screeningTemplatesResponse })
  async list(@CurrentMember() { companyId }: CompanyMembership): Promise<ScreeningTemplatesResponse> {
    const templates = await this.templates.of(companyId);
    return {
      data: templates.map(({ id, name, questions }) => ({ id, name, questions: questions.map(presentContent) })),
    };
  }

  @Requires('company:work')
  @Post()
  @ApiOperation({ summary: 'Keep questions as a template' })
  @ApiResponse({ status: 201, standardSchema: screeningTemplatesResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'There are 50 already' })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'A question that may not be asked, or does not fit',
  })
  async save(
    @Body({ schema: screeningTemplateRequest }) { name, questions }: Template,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ScreeningTemplatesResponse> {
    await this.commands.execute(new SaveScreeningTemplate(member.companyId, name, questions.map(readContent)));
    return { ...(await this.list(member)), ...doneWith(t('done.template-saved')) };
  }

  @Requires('company:work')
  @Patch(':id')
  @ApiOperation({ summary: 'Change name or questions of a template' })
  @ApiResponse({ status: 200, standardSchema: screeningTemplatesResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async change(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: changeScreeningTemplateRequest }) request: z.output<typeof changeScreeningTemplateRequest>,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ScreeningTemplatesResponse> {
    const changes = {
      ...(request.name === undefined ? {} : { name: request.name }),
      ...(request.questions === undefined ? {} : { questions: request.questions.map(readContent) }),
    };
    await this.commands.execute(new ChangeScreeningTemplate(member.companyId, id, changes));
    return { ...(await this.list(member)), ...doneWith(t('done.template-saved')) };
  }

  @Requires('company:work')
  @Delete(':id')
  @ApiOperation({ summary: 'Forget a template' })
  @ApiResponse({ status: 200, standardSchema: screeningTemplatesResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async remove(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ScreeningTemplatesResponse> {
    await this.commands.execute(new RemoveScreeningTemplate(member.companyId, id));
    return { ...(await this.list(member)), ...doneWith(t('done.template-removed')) };
  }
}

function readContent({ knock_out, ...question }: Template['questions'][number]) {
  return { ...question, knockOut: knock_out };
}
