import type { AuthenticatedSession } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import { type AccountsResponse, accountsQuery, accountsResponse, problem } from '@babelboard/wire';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { FoundAccounts } from './found-accounts.js';

@ApiTags('admin')
@Controller('api/admin')
export class AccountsController {
  constructor(
    private readonly accounts: FoundAccounts,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get('accounts')
  @ApiOperation({
    summary: 'Find an account by its number or its e-mail address',
    description: 'Who was found is written down.',
  })
  @ApiResponse({ status: 200, standardSchema: accountsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async find(
    @Query({ schema: accountsQuery }) { who }: z.infer<typeof accountsQuery>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
  ): Promise<AccountsResponse> {
    const account = await this.accounts.findOne(who);
    await this.log.record({
      actorId: session.accountId,
      action: 'admin.find-account',
      subject: account === null ? null : `account:${account.id}`,
      ipAddress: plainAddress(request.ip),
    });
    return { data: account === null ? [] : [account] };
  }
}
