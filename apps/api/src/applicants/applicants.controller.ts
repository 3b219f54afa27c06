import { ApplicantBoards, ApplicantDetails, ApplicantLists } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ApplicantDetail,
  type ApplicantHistoryResponse,
  type ApplicantOffersResponse,
  type ApplicantsQuery,
  type ApplicantsResponse,
  applicantDetail,
  applicantHistoryResponse,
  applicantOffersResponse,
  applicantsQuery,
  applicantsResponse,
  type BoardQuery,
  type BoardResponse,
  boardQuery,
  boardResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { ApplicantPresenter, presentHistory, presentOffer } from './applicant-presenter.js';
import { type ApplicantParameters, applicantParameters } from './applicant-requests.js';

/** Who applied to the offers of a company. */
@ApiTags('applicants')
@Controller('api/companies')
export class ApplicantsController {
  constructor(
    private readonly lists: ApplicantLists,
    private readonly boards: ApplicantBoards,
    private readonly details: ApplicantDetails,
    private readonly presenter: ApplicantPresenter,
  ) {}

  @Requires('company:work')
  @Get('applicants')
  @ApiOperation({ summary: 'Applicants to all offers' })
  @ApiResponse({ status: 200, standardSchema: applicantsResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  all(
    @Query({ schema: applicantsQuery }) query: ApplicantsQuery,
    @CurrentMember() member: CompanyMembership,
  ): Promise<ApplicantsResponse> {
    return this.find(member, null, query);
  }

  @Requires('company:work')
  @Get('applicants/offers')
  @ApiOperation({ summary: 'Offers that somebody applied to, those with new applicants first' })
  @ApiResponse({ status: 200, standardSchema: applicantOffersResponse })
  async offers(@CurrentMember() { companyId }: CompanyMembership): Promise<ApplicantOffersResponse> {
    const offers = await this.lists.offersOf(companyId);
    return { data: offers.map(({ offer, ...counts }) => ({ ...presentOffer(offer), ...counts })) };
  }

  @Requires('company:work')
  @Get('offers/:id/applicants')
  @ApiOperation({ summary: 'Applicants to an offer' })
  @ApiResponse({ status: 200, standardSchema: applicantsResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  ofOffer(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Query({ schema: applicantsQuery }) query: ApplicantsQuery,
    @CurrentMember() member: CompanyMembership,
  ): Promise<ApplicantsResponse> {
    return this.find(member, id, query);
  }

  @Requires('company:work')
  @Get('offers/:id/board')
  @ApiOperation({
    summary: 'Applicants to an offer by status',
    description: 'The first of each column; `status` with `after` gives the next of one column.',
  })
  @ApiResponse({ status: 200, standardSchema: boardResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  async board(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Query({ schema: boardQuery }) query: BoardQuery,
    @CurrentMember() { companyId, accountId }: CompanyMembership,
  ): Promise<BoardResponse> {
    return this.presenter.board(await this.boards.find(companyId, id, query, accountId));
  }

  @Requires('company:work')
  @Get('applicants/:id')
  @ApiOperation({ summary: 'An applicant with all that was sent' })
  @ApiResponse({ status: 200, standardSchema: applicantDetail })
  @ApiResponse({ status: 404, standardSchema: problem })
  async one(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @CurrentMember() { companyId, accountId }: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ApplicantDetail> {
    return this.presenter.detail(await this.details.find(companyId, id, accountId), accountId, language);
  }

  @Requires('company:work')
  @Get('applicants/:id/history')
  @ApiOperation({ summary: 'What happened to an application, the last step first' })
  @ApiResponse({ status: 200, standardSchema: applicantHistoryResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async history(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @CurrentMember() { companyId }: CompanyMembership,
  ): Promise<ApplicantHistoryResponse> {
    return { history: presentHistory(await this.details.steps(companyId, id)) };
  }

  private async find(
    { companyId, accountId }: CompanyMembership,
    offerId: number | null,
    query: ApplicantsQuery,
  ): Promise<ApplicantsResponse> {
    const { applicants, page, offers, ...list } = await this.lists.find({ companyId, offerId }, query, accountId);
    return {
      ...list,
      applicants: applicants.map((row) => this.presenter.card(row, offers)),
      currentPage: page,
      offers: offers.map(presentOffer),
    };
  }
}
