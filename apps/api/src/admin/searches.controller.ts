import { UnansweredSearches } from '@babelboard/operations';
import {
  problem,
  type UnansweredSearchesResponse,
  unansweredSearchesQuery,
  unansweredSearchesResponse,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';

@ApiTags('admin')
@Controller('api/admin')
export class SearchesController {
  constructor(private readonly searches: UnansweredSearches) {}

  @Requires('admin:operate')
  @Get('searches')
  @ApiOperation({ summary: 'What people searched for in the last 90 days and did not find, the most frequent first' })
  @ApiResponse({ status: 200, standardSchema: unansweredSearchesResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: unansweredSearchesQuery }) { language }: z.infer<typeof unansweredSearchesQuery>,
  ): Promise<UnansweredSearchesResponse> {
    const searches = await this.searches.list(language ?? null);
    return {
      data: searches.map(({ words, language, times, firstDay, lastDay }) => ({
        ...{ words, language, times },
        ...{ first_day: firstDay, last_day: lastDay },
      })),
    };
  }
}
