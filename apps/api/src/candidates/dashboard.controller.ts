import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import { type DashboardResponse, dashboardResponse } from '@babelboard/wire';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { Dashboards } from './dashboards.js';

/** The page that a candidate comes back to. */
@ApiTags('candidates')
@Controller('api/candidates')
export class DashboardController {
  constructor(private readonly dashboards: Dashboards) {}

  @Requires('candidate:self')
  @Get('dashboard')
  @ApiOperation({ summary: 'What a candidate wants to know first on coming back' })
  @ApiResponse({ status: 200, standardSchema: dashboardResponse })
  show(
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<DashboardResponse> {
    return this.dashboards.of(session, language);
  }
}
