import { CompanyMembers } from '@babelboard/companies/contract';
import { Accounts, type AuthenticatedSession, type Person } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import { type AccountsResponse, accountsQuery, accountsResponse, problem } from '@babelboard/wire';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';

/** The greatest number that an account can have. */
const GREATEST_ID = 2_147_483_647;

@ApiTags('admin')
@Controller('api/admin')
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: CompanyMembers,
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
    const account = await this.accountOf(who);
    await this.log.record({
      actorId: session.accountId,
      action: 'admin.find-account',
      subject: account === null ? null : `account:${account.id}`,
      ipAddress: plainAddress(request.ip),
    });
    return { data: account === null ? [] : [await this.present(account)] };
  }

  private async accountOf(who: string): Promise<Person | null> {
    if (!/^\d+$/.test(who)) {
      return this.accounts.findByEmail(who);
    }
    const id = Number(who);
    return id <= GREATEST_ID ? this.accounts.find(id) : null;
  }

  private async present(account: Person): Promise<AccountsResponse['data'][number]> {
    const member = account.type === 'company' ? await this.members.find(account.id) : null;
    return {
      id: account.id,
      type: account.type,
      email: account.email,
      nombre: account.firstName,
      apellidos: account.lastName,
      validado: account.verified,
      created_at: account.createdAt.toISOString(),
      company: member?.companyName ?? null,
    };
  }
}
