import { SearchLines } from '@babelboard/job-lists';
import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import { OfferSuggestions } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import {
  type KeywordsResponse,
  keywordsResponse,
  problem,
  type SearchLinesResponse,
  type SuggestionsResponse,
  searchField,
  searchLinesResponse,
  searchText,
  suggestionsResponse,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { jobListRequest, readLenientQuery } from './job-list-request.js';

const keywordsQuery = z.object({ search: searchText });
const suggestionsQuery = z.object({ q: searchText });
const linesQuery = suggestionsQuery.extend({
  field: searchField.default('what'),
  /** Path and query of the list on which one types. */
  at: z.string().max(2_000).default('/jobs'),
});

/** What a person may mean while typing. */
@ApiTags('suggestions')
@Controller('api')
export class SuggestionsController {
  constructor(
    private readonly suggestions: OfferSuggestions,
    private readonly searchLines: SearchLines,
  ) {}

  @Public()
  @LimitedReads('suggestions')
  @Get('keywords')
  @ApiOperation({ summary: 'Known skills and occupations whose name, in any language, begins as typed' })
  @ApiResponse({ status: 200, standardSchema: keywordsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async keywords(
    @Query({ schema: keywordsQuery }) { search }: z.infer<typeof keywordsQuery>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<KeywordsResponse> {
    return { data: await this.suggestions.findKeywords(search, ['occupation', 'skill'], language) };
  }

  @Public()
  @LimitedReads('suggestions')
  @Get('tags')
  @ApiOperation({ summary: 'Known skills whose name, in any language, begins as typed' })
  @ApiResponse({ status: 200, standardSchema: keywordsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async tags(
    @Query({ schema: suggestionsQuery }) { q }: z.infer<typeof suggestionsQuery>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<KeywordsResponse> {
    return { data: await this.suggestions.findKeywords(q, ['skill'], language) };
  }

  @Public()
  @LimitedReads('suggestions')
  @Get('suggestions')
  @ApiOperation({
    summary: 'Keywords, skills, places and languages of live offers that begin as typed, at most six of each',
  })
  @ApiResponse({ status: 200, standardSchema: suggestionsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  suggest(
    @Query({ schema: suggestionsQuery }) { q }: z.infer<typeof suggestionsQuery>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SuggestionsResponse> {
    return this.suggestions.suggest(q, language);
  }

  @Public()
  @LimitedReads('suggestions')
  @Get('suggestions/lines')
  @ApiOperation({
    summary: 'Searches that what was typed may become, in one list, each with the number of its offers',
    description: 'The last words are completed beside those before them; the other filters of the list `at` stay.',
  })
  @ApiResponse({ status: 200, standardSchema: searchLinesResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async lines(
    @Query({ schema: linesQuery }) { q, field, at }: z.infer<typeof linesQuery>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SearchLinesResponse> {
    if (q.trim() === '') return { lines: [] };
    const [path = '', query = ''] = at.split('?', 2);
    const here = jobListRequest(path, readLenientQuery(query))?.filters ?? NO_JOB_FILTERS;
    return { lines: await this.searchLines.of(q, field, here, language) };
  }
}
