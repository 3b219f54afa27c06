import type { AuthenticatedSession } from '@babelboard/identity';
import { ForgetSearch, LatestSearches, NoteSearch } from '@babelboard/job-searches';
import type { UiLanguage } from '@babelboard/texts';
import {
  type Done,
  done,
  type LatestSearchesResponse,
  latestSearchesResponse,
  type NoteSearchRequest,
  noteSearchRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { presentSearch } from './present-search.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** What a candidate has searched for lately. */
@ApiTags('searches')
@Controller('api/candidates/searchs')
export class LatestSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly searches: LatestSearches,
  ) {}

  @Requires('candidate:self')
  @Get('get-latests-searches')
  @ApiOperation({ summary: 'The last ten different lists that were looked at, the newest first' })
  @ApiResponse({ status: 200, standardSchema: latestSearchesResponse })
  async latest(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<LatestSearchesResponse> {
    const searches = await this.searches.list(accountId, language);
    return { data: searches.map(presentSearch) };
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Note a list that somebody stays on', description: 'The list of everything is no search.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No list has this address' })
  async note(
    @Body({ schema: noteSearchRequest }) { path }: NoteSearchRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<Done> {
    await this.commands.execute(new NoteSearch(accountId, path));
    return { toasts: [] };
  }

  @Requires('candidate:self')
  @Delete()
  @ApiOperation({ summary: 'Forget all of them' })
  @ApiResponse({ status: 200, standardSchema: latestSearchesResponse })
  async forgetAll(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<LatestSearchesResponse> {
    await this.commands.execute(new ForgetSearch(accountId, null));
    return { data: [], ...doneWith(t('done.searches-forgotten')) };
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Forget one of them' })
  @ApiResponse({ status: 200, standardSchema: latestSearchesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is not among them' })
  async forget(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<LatestSearchesResponse> {
    await this.commands.execute(new ForgetSearch(session.accountId, id));
    return { ...(await this.latest(session, language)), ...doneWith(t('done.search-forgotten')) };
  }
}
