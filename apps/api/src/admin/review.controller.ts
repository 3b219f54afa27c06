import type { AuthenticatedSession } from '@babelboard/identity';
import { ModeratedOffers } from '@babelboard/offers';
import {
  DismissReports,
  OffersToReview,
  ReinstateOffer,
  type ReviewedReport,
  TakeOffOffer,
} from '@babelboard/operations';
import {
  type DismissReportsRequest,
  type Done,
  dismissReportsRequest,
  done,
  problem,
  type ReinstateRequest,
  type ReportedOffersResponse,
  reinstateRequest,
  reportedOffersResponse,
  reportsQuery,
  type TakeOffRequest,
  takeOffRequest,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { doneWith } from '../auth/done.js';
import { languageOf, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { ModerationPresenter } from './moderation-presenter.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const PAGE = 20;

/** What people report, with the offers beside it, and what operators do about it. */
@ApiTags('admin')
@Controller('api/admin')
export class ReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly review: OffersToReview,
    private readonly offers: ModeratedOffers,
    private readonly presenter: ModerationPresenter,
  ) {}

  @Requires('admin:operate')
  @Get('reports')
  @ApiOperation({ summary: 'Reported offers with their reports: open ones by how long they wait, or decided ones' })
  @ApiResponse({ status: 200, standardSchema: reportedOffersResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: reportsQuery }) { state, page }: z.infer<typeof reportsQuery>,
    @Req() request: Request,
  ): Promise<ReportedOffersResponse> {
    const { offers: reported, next, open } = await this.review.list(state === 'decided', page, PAGE);
    const found = await this.offers.among(reported.map(({ offerId }) => offerId));
    const shown = await this.presenter.offers([...found.values()], languageOf(request));
    const byId = new Map(shown.map((offer) => [offer.id, offer]));
    return {
      data: reported.map(({ offerId, reports }) => ({
        offer_id: offerId,
        offer: byId.get(offerId) ?? null,
        reports: reports.map(presentReport),
      })),
      ...{ next, open },
    };
  }

  @Requires('admin:operate')
  @Post('offers/:id/dismiss-reports')
  @HttpCode(200)
  @ApiOperation({ summary: 'Leave the offer on the board; who reported it is told' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Somebody has decided on them already' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async dismiss(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: dismissReportsRequest }) { reports }: DismissReportsRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new DismissReports(id, reports, operatorOf(session, request)));
    return doneWith(t('done.reports-dismissed'));
  }

  @Requires('admin:operate')
  @Post('offers/:id/take-off')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take an offer off the board',
    description:
      'Its company gets the reasons, and who reported it an answer: Regulation (EU) 2022/2065, articles 16, 17.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is off already' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async takeOff(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: takeOffRequest }) reasons: TakeOffRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new TakeOffOffer(id, reasons, operatorOf(session, request)));
    return doneWith(t('done.offer-taken-off'));
  }

  @Requires('admin:operate')
  @Post('offers/:id/reinstate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put an offer back that was taken off; its company and who reported it are told why' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is on the board' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async reinstate(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: reinstateRequest }) { explanation }: ReinstateRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new ReinstateOffer(id, explanation, operatorOf(session, request)));
    return doneWith(t('done.offer-reinstated'));
  }
}

function operatorOf({ accountId }: AuthenticatedSession, { ip }: Request) {
  return { accountId, ipAddress: plainAddress(ip) };
}

function presentReport(report: ReviewedReport): ReportedOffersResponse['data'][number]['reports'][number] {
  const { id, reference, reason, text, receivedAt, decision, decidedAt } = report;
  return {
    ...{ id, reference, reason, text, decision },
    received_at: receivedAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
