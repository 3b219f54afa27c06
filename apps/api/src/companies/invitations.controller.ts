import {
  AcceptInvitation,
  type CompanyMembership,
  InviteMember,
  ResendInvitation,
  RevokeInvitation,
} from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CompanyMembersResponse,
  companyMembersResponse,
  type Done,
  done,
  type InvitationTokenRequest,
  type InviteMemberRequest,
  invitationTokenRequest,
  inviteMemberRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { AuthLimits } from '../auth/client/auth-limits.js';
import { doneWith } from '../auth/done.js';
import { entryId } from '../candidates/entry-id.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { MemberLists } from './member-lists.js';

const UNKNOWN = 'There is no such invitation of the company';
const TOO_OFTEN = 'Too often; `Retry-After` says when again';

/** Who is asked to work for the company. Nobody who invites learns whether an address has an account. */
@ApiTags('company')
@Controller('api/companies')
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: MemberLists,
    private readonly limits: AuthLimits,
  ) {}

  @Requires('company:manage')
  @Post('members/invitations')
  @HttpCode(200)
  @ApiOperation({ summary: 'Invite somebody by mail' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'A member, or invited, already' })
  @ApiResponse({ status: 429, standardSchema: problem, description: TOO_OFTEN })
  async invite(
    @Body({ schema: inviteMemberRequest }) { email, role }: InviteMemberRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyMembersResponse> {
    await this.commands.execute(new InviteMember(member.companyId, member.accountId, { email, role, language }));
    return this.lists.after(member, t('done.member-invited'));
  }

  @Requires('company:manage')
  @Post('members/invitations/:id/resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the mail again, with a new link; the one before ends' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  @ApiResponse({ status: 429, standardSchema: problem, description: TOO_OFTEN })
  async resend(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyMembersResponse> {
    await this.commands.execute(new ResendInvitation(member.companyId, member.accountId, id));
    return this.lists.after(member, t('done.member-invited'));
  }

  @Requires('company:manage')
  @Delete('members/invitations/:id')
  @ApiOperation({ summary: 'Take an invitation back' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  async revoke(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyMembersResponse> {
    await this.commands.execute(new RevokeInvitation(member.companyId, member.accountId, id));
    return this.lists.after(member, t('done.invitation-revoked'));
  }

  @Requires('company:self')
  @Post('invitations/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Join the company of an invitation, with the account that its mail went to' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The mail went to another address' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'The account works for a company already' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used, taken back or expired' })
  async accept(
    @Body({ schema: invitationTokenRequest }) { token }: InvitationTokenRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.count('redeem', request);
    await this.commands.execute(new AcceptInvitation(accountId, token));
    return doneWith(t('done.company-joined'));
  }
}
