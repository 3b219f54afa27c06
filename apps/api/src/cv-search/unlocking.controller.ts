import { Credits } from '@babelboard/billing';
import type { CompanyMembership } from '@babelboard/companies/contract';
import { CandidateViews, CompanySearches, NoteUnlocked, UnlockCandidate, UnlockedPeople } from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import {
  foundPersonId,
  type NoteUnlockedRequest,
  noteUnlockedRequest,
  problem,
  type UnlockedPerson,
  type UnlockResponse,
  type UnlockTerms,
  unlockedPerson,
  unlockResponse,
  unlockTerms,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { presentCredits } from './present-credits.js';
import { UnlockedPresenter } from './unlocked-presenter.js';

type Id = z.infer<typeof foundPersonId>;

/** How a company learns who somebody is, and what it then knows and keeps. */
@ApiTags('people')
@Controller('api/companies/people/:id')
export class UnlockingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly searches: CompanySearches,
    private readonly unlocked: UnlockedPeople,
    private readonly credits: Credits,
    private readonly views: CandidateViews,
    private readonly presenter: UnlockedPresenter,
  ) {}

  @Requires('company:work')
  @Get('terms')
  @ApiOperation({ summary: 'What it takes to learn who somebody is, and what the company has left' })
  @ApiResponse({ status: 200, standardSchema: unlockTerms })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  async terms(
    @Param({ schema: foundPersonId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
  ): Promise<UnlockTerms> {
    this.searches.requireVerified(member);
    const { companyId } = member;
    const [known, credits] = await Promise.all([this.unlocked.find(companyId, id), this.credits.of(companyId)]);
    return { unlocked: known !== null, credits: presentCredits(credits) };
  }

  @Requires('company:work')
  @Post('unlock')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Learn who somebody is, for a credit',
    description: 'Once for a company: again it costs nothing.',
  })
  @ApiResponse({ status: 200, standardSchema: unlockResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'They do not want to be found any more' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'No credits are left' })
  async unlock(
    @Param({ schema: foundPersonId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
  ): Promise<UnlockResponse> {
    this.searches.requireVerified(member);
    const { accountId, paid, left } = await this.commands.execute(new UnlockCandidate(member, id));
    // Whoever knows somebody stands among those who looked, however they came by the number.
    await this.views.record(member.companyId, accountId);
    return { paid, left };
  }

  @Requires('company:work')
  @Get('unlocked')
  @ApiOperation({ summary: 'Somebody whom the company knows: who it is, how to reach them, and what it keeps' })
  @ApiResponse({ status: 200, standardSchema: unlockedPerson })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  show(
    @Param({ schema: foundPersonId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<UnlockedPerson> {
    this.searches.requireVerified(member);
    return this.presenter.whole(member.companyId, id, language);
  }

  @Requires('company:work')
  @Patch('unlocked')
  @ApiOperation({ summary: 'Keep a note and tags about somebody whom the company knows' })
  @ApiResponse({ status: 200, standardSchema: unlockedPerson })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async note(
    @Param({ schema: foundPersonId }) { id }: Id,
    @Body({ schema: noteUnlockedRequest }) body: NoteUnlockedRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<UnlockedPerson> {
    this.searches.requireVerified(member);
    await this.commands.execute(new NoteUnlocked(member.companyId, id, body));
    return this.presenter.whole(member.companyId, id, language);
  }
}
