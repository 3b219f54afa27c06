import { ChangeMemberRole, type CompanyMembership, RemoveMember } from '@babelboard/companies';
import {
  type ChangeMemberRoleRequest,
  type CompanyMembersResponse,
  changeMemberRoleRequest,
  companyMembersResponse,
  type Done,
  done,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { OpenWhileSuspended } from '../auth/access/open-while-suspended.decorator.js';
import { doneWith } from '../auth/done.js';
import { entryId } from '../candidates/entry-id.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { MemberLists } from './member-lists.js';

const UNKNOWN = 'Nobody with this id works for the company';
const LAST_OWNER = '`LAST_OWNER_STAYS`: a company is never without an owner';

/** Who works for the company. */
@ApiTags('company')
@Controller('api/companies/members')
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: MemberLists,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'Members, and for owners open invitations, too' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  list(@CurrentMember() member: CompanyMembership): Promise<CompanyMembersResponse> {
    return this.lists.of(member);
  }

  @Requires('company:manage')
  @Patch(':id')
  @ApiOperation({ summary: 'Another role for a member' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  @ApiResponse({ status: 409, standardSchema: problem, description: LAST_OWNER })
  async changeRole(
    @Param({ schema: entryId }) { id }: { id: number },
    @Body({ schema: changeMemberRoleRequest }) { role }: ChangeMemberRoleRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyMembersResponse> {
    await this.commands.execute(new ChangeMemberRole(member.companyId, member.accountId, id, role));
    return this.lists.after(member, t('done.member-role-changed'));
  }

  @Requires('company:manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Remove a member; what they may do ends at once, their account stays' })
  @ApiResponse({ status: 200, standardSchema: companyMembersResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  @ApiResponse({ status: 409, standardSchema: problem, description: LAST_OWNER })
  async remove(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyMembersResponse> {
    await this.commands.execute(new RemoveMember(member.companyId, member.accountId, id));
    return this.lists.after(member, t('done.member-removed'));
  }

  @Requires('company:work')
  @OpenWhileSuspended()
  @Post('leave')
  @HttpCode(200)
  @ApiOperation({ summary: 'Leave the company; the account stays' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 409, standardSchema: problem, description: LAST_OWNER })
  async leave(
    @CurrentMember() { companyId, accountId }: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RemoveMember(companyId, accountId, accountId));
    return doneWith(t('done.company-left'));
  }
}
