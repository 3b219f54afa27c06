import {
  AddEducation,
  ChangeEducation,
  HighlightHistoryEntry,
  OrderHistory,
  RemoveHistoryEntry,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangeEducationRequest,
  changeEducationRequest,
  type EducationRequest,
  type EducationResponse,
  educationRequest,
  educationResponse,
  type HighlightRequest,
  highlightRequest,
  type OrderRequest,
  orderRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { sayingWhatStandsThere } from '../problems/saying-what-stands-there.js';
import { entryId } from './entry-id.js';
import { HistoryAnswers } from './history-answers.js';
import { readEducation } from './history-requests.js';
import { EDUCATION_NAMES } from './wire-names.js';

const NOT_THERE = 'There is none, or it is somebody else’s';

/** Where one learnt. */
@ApiTags('profile')
@Controller('api/candidates/education')
export class EducationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: HistoryAnswers,
  ) {}

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'One more; it goes where its dates put it' })
  @ApiResponse({ status: 200, standardSchema: educationResponse })
  async add(
    @Body({ schema: educationRequest }) body: EducationRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<EducationResponse> {
    const values = { ...readEducation(body), language: body.language } as AddEducation['values'];
    const id = await this.commands.execute(new AddEducation(accountId, values));
    return { id, ...(await this.answers.education(accountId, language, 'done.education-added')) };
  }

  @Requires('candidate:self')
  @Patch('order')
  @ApiOperation({ summary: 'Another order' })
  @ApiResponse({ status: 200, standardSchema: educationResponse })
  async order(
    @Body({ schema: orderRequest }) { ids }: OrderRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<EducationResponse> {
    await this.commands.execute(new OrderHistory(accountId, 'education', ids));
    return this.answers.education(accountId, language, 'done.saved');
  }

  @Requires('candidate:self')
  @Patch(':id')
  @ApiOperation({ summary: 'Change the fields that are named' })
  @ApiResponse({ status: 200, standardSchema: educationResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: '`CHANGED_ELSEWHERE`: `current` has the values' })
  async change(
    @Param({ schema: entryId }) { id }: { id: number },
    @Body({ schema: changeEducationRequest }) { base = {}, ...body }: ChangeEducationRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<EducationResponse> {
    const edit = new ChangeEducation(accountId, id, readEducation(body), readEducation(base));
    const current = () => this.answers.entry(accountId, 'education', id);
    await sayingWhatStandsThere(EDUCATION_NAMES, current, () => this.commands.execute(edit));
    return this.answers.education(accountId, language, 'done.saved');
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'One goes' })
  @ApiResponse({ status: 200, standardSchema: educationResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  async remove(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<EducationResponse> {
    await this.commands.execute(new RemoveHistoryEntry(accountId, 'education', id));
    return this.answers.education(accountId, language, 'done.education-removed');
  }

  @Requires('candidate:self')
  @Patch(':id/highlight')
  @ApiOperation({ summary: 'Show it before the others, three at most; without a state the other way round than it is' })
  @ApiResponse({ status: 200, standardSchema: educationResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: '`TOO_MANY_HIGHLIGHTS`' })
  async highlight(
    @Param({ schema: entryId }) { id }: { id: number },
    @Body({ schema: highlightRequest }) body: HighlightRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<EducationResponse> {
    await this.commands.execute(new HighlightHistoryEntry(accountId, 'education', id, body?.state ?? null));
    return this.answers.education(accountId, language, 'done.saved');
  }
}
