import type { UiLanguage } from '@babelboard/texts';
import { type MinisiteData, minisiteData, problem } from '@babelboard/wire';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { MinisitePages } from './minisite-pages.js';

const parameters = z.object({ companyId: z.coerce.number().int().min(1).max(2_147_483_647) });

@ApiTags('minisites')
@Controller('api/minisites')
export class MinisitesController {
  constructor(private readonly pages: MinisitePages) {}

  @Public()
  @Get('data/:companyId')
  @ApiOperation({ summary: 'The look of a company, and of its minisite where it has one' })
  @ApiResponse({ status: 200, standardSchema: minisiteData })
  @ApiResponse({ status: 404, standardSchema: problem })
  data(
    @Param({ schema: parameters }) { companyId }: z.infer<typeof parameters>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<MinisiteData> {
    return this.pages.of(companyId, language);
  }
}
