import { CheckInvitation, RegisterMember } from '@babelboard/companies';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CheckedInvitation,
  checkedInvitation,
  type Done,
  done,
  type InvitationTokenRequest,
  invitationTokenRequest,
  problem,
  type RegisterMemberRequest,
  registerMemberRequest,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { AuthLimits } from '../auth/client/auth-limits.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const GONE = 'Wrong, used, taken back or expired';

/** Invitations as whoever got the mail sees them, before there is an account. */
@ApiTags('auth')
@Controller('api/auth/invitations')
export class InvitedPeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AuthLimits,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What an invitation is for, and what its address can do with it',
    description: 'Uses nothing up. A POST, so that the code stands in no address.',
  })
  @ApiResponse({ status: 200, standardSchema: checkedInvitation })
  @ApiResponse({ status: 410, standardSchema: problem, description: GONE })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async check(
    @Body({ schema: invitationTokenRequest }) { token }: InvitationTokenRequest,
    @Req() request: Request,
  ): Promise<CheckedInvitation> {
    await this.limits.count('redeem', request);
    return this.queries.execute(new CheckInvitation(token));
  }

  @Public()
  @Post('register')
  @ApiOperation({ summary: 'An account for the address of an invitation, which joins its company at once' })
  @ApiResponse({ status: 201, standardSchema: done })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'The address has an account' })
  @ApiResponse({ status: 410, standardSchema: problem, description: GONE })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async register(
    @Body({ schema: registerMemberRequest }) body: RegisterMemberRequest,
    @Req() request: Request,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.count('redeem', request);
    const { token, password, nombre: firstName, apellidos: lastName, newsletters } = body;
    await this.commands.execute(new RegisterMember(token, { password, firstName, lastName, language, newsletters }));
    return doneWith(t('done.company-joined'));
  }
}
