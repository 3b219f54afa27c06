import { ModeratedCompanies } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { ModeratedOffers } from '@babelboard/offers';
import { AuditLog } from '@babelboard/operations';
import { type LookupResponse, lookupQuery, lookupResponse, problem } from '@babelboard/wire';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { languageOf } from '../languages/request-language.js';
import { FoundAccounts } from './found-accounts.js';
import { ModerationPresenter } from './moderation-presenter.js';

/** Of each kind; who finds more types more. */
const MOST = 10;

@ApiTags('admin')
@Controller('api/admin')
export class LookupController {
  constructor(
    private readonly people: FoundAccounts,
    private readonly companies: ModeratedCompanies,
    private readonly offers: ModeratedOffers,
    private readonly presenter: ModerationPresenter,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get('lookup')
  @ApiOperation({
    summary: 'Find people, companies and offers by number, e-mail address, VAT id, name or title',
    description: 'At most ten of each. Who was found is written down.',
  })
  @ApiResponse({ status: 200, standardSchema: lookupResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async find(
    @Query({ schema: lookupQuery }) { q }: z.infer<typeof lookupQuery>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
  ): Promise<LookupResponse> {
    const [people, companies, offers] = await Promise.all([
      this.people.find(q, MOST),
      this.companies.find(q, MOST),
      this.offers.find(q, MOST),
    ]);
    await this.log.record({
      actorId: session.accountId,
      action: 'admin.lookup',
      ipAddress: plainAddress(request.ip),
      detail: { accounts: people.map(({ id }) => id) },
    });
    return {
      people,
      companies: await this.presenter.companies(companies),
      offers: await this.presenter.offers(offers, languageOf(request)),
    };
  }
}
