import {
  AddExperience,
  ChangeExperience,
  HighlightHistoryEntry,
  OrderHistory,
  RemoveHistoryEntry,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangeExperienceRequest,
  changeExperienceRequest,
  type ExperienceRequest,
  type ExperienceResponse,
  experienceRequest,
  experienceResponse,
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
import { readExperience } from './history-requests.js';
import { EXPERIENCE_NAMES } from './wire-names.js';

const NOT_THERE = 'There is none, or it is somebody else’s';

/** Where one worked. */
@ApiTags('profile')
@Controller('api/candidates/experience')
export class ExperienceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: HistoryAnswers,
  ) {}

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'One more; it goes where its dates put it' })
  @ApiResponse({ status: 200, standardSchema: experienceResponse })
  async add(
    @Body({ schema: experienceRequest }) body: ExperienceRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExperienceResponse> {
    const values = { ...readExperience(body), language: body.language } as AddExperience['values'];
    const id = await this.commands.execute(new AddExperience(accountId, values));
    return { id, ...(await this.answers.experience(accountId, language, 'done.experience-added')) };
  }

  @Requires('candidate:self')
  @Patch('order')
  @ApiOperation({ summary: 'Another order' })
  @ApiResponse({ status: 200, standardSchema: experienceResponse })
  async order(
    @Body({ schema: orderRequest }) { ids }: OrderRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExperienceResponse> {
    await this.commands.execute(new OrderHistory(accountId, 'experience', ids));
    return this.answers.experience(accountId, language, 'done.saved');
  }

  @Requires('candidate:self')
  @Patch(':id')
  @ApiOperation({ summary: 'Change the fields that are named' })
  @ApiResponse({ status: 200, standardSchema: experienceResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: '`CHANGED_ELSEWHERE`: `current` has the values' })
  async change(
    @Param({ schema: entryId }) { id }: { id: number },
    @Body({ schema: changeExperienceRequest }) { base = {}, ...body }: ChangeExperienceRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExperienceResponse> {
    const edit = new ChangeExperience(accountId, id, readExperience(body), readExperience(base));
    const current = () => this.answers.entry(accountId, 'experience', id);
    await sayingWhatStandsThere(EXPERIENCE_NAMES, current, () => this.commands.execute(edit));
    return this.answers.experience(accountId, language, 'done.saved');
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'One goes' })
  @ApiResponse({ status: 200, standardSchema: experienceResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  async remove(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExperienceResponse> {
    await this.commands.execute(new RemoveHistoryEntry(accountId, 'experience', id));
    return this.answers.experience(accountId, language, 'done.experience-removed');
  }

  @Requires('candidate:self')
  @Patch(':id/highlight')
  @ApiOperation({ summary: 'Show it before the others, three at most; without a state the other way round than it is' })
  @ApiResponse({ status: 200, standardSchema: experienceResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: '`TOO_MANY_HIGHLIGHTS`' })
  async highlight(
    @Param({ schema: entryId }) { id }: { id: number },
    @Body({ schema: highlightRequest }) body: HighlightRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ExperienceResponse> {
    await this.commands.execute(new HighlightHistoryEntry(accountId, 'experience', id, body?.state ?? null));
    return this.answers.experience(accountId, language, 'done.saved');
  }
}
