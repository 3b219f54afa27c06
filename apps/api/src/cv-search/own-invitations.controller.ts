import { ApplicationMarks } from '@babelboard/applications';
import { CompanyDirectory } from '@babelboard/companies/contract';
import { AnswerInvitation, Invitations } from '@babelboard/cv-search';
import type { AuthenticatedSession } from '@babelboard/identity';
import { offerPath } from '@babelboard/job-paths';
import { SummariseOffers } from '@babelboard/offers/contract';
import { ReportOffer } from '@babelboard/operations';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import {
  type OwnInvitations,
  ownInvitationParameters,
  ownInvitations,
  problem,
  type ReportInvitationRequest,
  reportInvitationRequest,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { limitedAddress } from '../auth/client/client-address.js';
import { languageOf } from '../languages/request-language.js';

/** Of a report on the board. */
const LONGEST_REPORT = 2_000;

type Parameters = z.infer<typeof ownInvitationParameters>;

/** What companies asked a candidate. */
@ApiTags('candidates')
@Controller('api/candidates/invitations')
export class OwnInvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly invitations: Invitations,
    private readonly applications: ApplicationMarks,
    private readonly companies: CompanyDirectory,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'Offers that companies asked about, open ones first' })
  @ApiResponse({ status: 200, standardSchema: ownInvitations })
  list(@CurrentSession() { accountId }: AuthenticatedSession): Promise<OwnInvitations> {
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say no: the company learns that, and not who it was' })
  @ApiResponse({ status: 200, standardSchema: ownInvitations })
  @ApiResponse({ status: 404, standardSchema: problem })
  async decline(
    @Param({ schema: ownInvitationParameters }) { id }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<OwnInvitations> {
    await this.commands.execute(new AnswerInvitation(accountId, id, 'declined'));
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a no back: the invitation is open as before' })
  @ApiResponse({ status: 200, standardSchema: ownInvitations })
  @ApiResponse({ status: 404, standardSchema: problem })
  async reopen(
    @Param({ schema: ownInvitationParameters }) { id }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<OwnInvitations> {
    await this.commands.execute(new AnswerInvitation(accountId, id, 'open'));
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Post(':id/report')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say no, and that something is wrong with it: operators see it' })
  @ApiResponse({ status: 200, standardSchema: ownInvitations })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async report(
    @Param({ schema: ownInvitationParameters }) { id }: Parameters,
    @Body({ schema: reportInvitationRequest }) { text }: ReportInvitationRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Req() request: Request,
  ): Promise<OwnInvitations> {
    const invitation = (await this.invitations.ofPerson(accountId)).find((one) => one.id === id);
    const isNew = await this.commands.execute(new AnswerInvitation(accountId, id, 'reported'));
    if (invitation !== undefined && isNew) {
      // What the company wrote is what is looked at; who got it is not told.
      const said = [text, invitation.message === '' ? '' : `“${invitation.message}”`].filter(Boolean).join('\n\n');
      const report = { reason: 'other', text: said.slice(0, LONGEST_REPORT), email: null } as const;
      await this.commands.execute(
        new ReportOffer(invitation.offerId, report, limitedAddress(request.ip), languageOf(request), { invited: true }),
      );
    }
    return this.present(accountId);
  }

  private async present(accountId: number): Promise<OwnInvitations> {
    const asked = await this.invitations.ofPerson(accountId);
    const offers = await this.queries.execute(new SummariseOffers(asked.map(({ offerId }) => offerId)));
    const applied = await this.applications.among(
      accountId,
      asked.map(({ offerId }) => offerId),
    );
    const names = await this.companies.namesForStrangers(asked.map(({ companyId }) => companyId));
    return {
      data: asked.flatMap(({ id, companyId, offerId, message, state, invitedAt }) => {
        const [offer, name] = [offers.find((one) => one.id === offerId), names.get(companyId)];
        if (offer === undefined || name === undefined) {
          return [];
        }
        const citySlug = this.catalogue.placeSlug(offer.places[0]);
        const url = offerPath({ id: offerId, title: offer.title, citySlug });
        return [
          {
            // Asked about what they had applied for: no question is open.
            ...{ id, message, state: state === 'open' && applied.has(offerId) ? 'accepted' : state },
            at: invitedAt.toISOString(),
            company: { id: companyId, name },
            offer: { id: offerId, title: offer.title, url, live: offer.live },
          },
        ];
      }),
    };
  }
}
