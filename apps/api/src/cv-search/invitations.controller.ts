import type { CompanyMembership } from '@babelboard/companies/contract';
import { CandidateHandles, CompanySearches, Invitations, InviteCandidate } from '@babelboard/cv-search';
import { LiveOffersOfCompany, SummariseOffers } from '@babelboard/offers/contract';
import {
  foundPersonId,
  type InvitationsToPerson,
  type InviteRequest,
  invitationsToPerson,
  inviteRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';

type Id = z.infer<typeof foundPersonId>;

/** Asking somebody whether an offer is for them. */
@ApiTags('people')
@Controller('api/companies/people/:id/invitations')
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly searches: CompanySearches,
    private readonly handles: CandidateHandles,
    private readonly invitations: Invitations,
    private readonly offers: LiveOffersOfCompany,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'What the company asked somebody, and about which offers it can ask them' })
  @ApiResponse({ status: 200, standardSchema: invitationsToPerson })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  list(
    @Param({ schema: foundPersonId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
  ): Promise<InvitationsToPerson> {
    this.searches.requireVerified(member);
    return this.present(member.companyId, id);
  }

  @Requires('company:work')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ask somebody whether an offer is for them',
    description: 'Once for each offer. A no is anonymous; whoever applies has said yes, which unlocks them at no cost.',
  })
  @ApiResponse({ status: 200, standardSchema: invitationsToPerson })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'They do not want to be found any more' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'They were asked already' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'More invitations than a day allows' })
  async invite(
    @Param({ schema: foundPersonId }) { id }: Id,
    @Body({ schema: inviteRequest }) { offer_id: offerId, message }: InviteRequest,
    @CurrentMember() member: CompanyMembership,
  ): Promise<InvitationsToPerson> {
    this.searches.requireVerified(member);
    await this.commands.execute(new InviteCandidate(member, id, offerId, message));
    return this.present(member.companyId, id);
  }

  private async present(companyId: number, id: string): Promise<InvitationsToPerson> {
    const accountId = await this.handles.accountOf(companyId, id);
    const asked = accountId === null ? [] : await this.invitations.ofCompany(companyId, accountId);
    const titles = await this.queries.execute(new SummariseOffers(asked.map(({ offerId }) => offerId)));
    const offers = await this.offers.takingApplications(companyId);
    return {
      data: asked.map(({ offerId, state, invitedAt }) => ({
        offer_id: offerId,
        title: titles.find((offer) => offer.id === offerId)?.title ?? '',
        // Whoever reports has said no, and nothing else is told.
        state: state === 'reported' ? 'declined' : state,
        at: invitedAt.toISOString(),
      })),
      offers: offers.filter((offer) => !asked.some(({ offerId }) => offerId === offer.id)),
    };
  }
}
