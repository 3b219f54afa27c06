import type { CompanyMembership } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { CreateOffer, DeleteDraft, ListOwnOffers, ReviseOffer } from '@babelboard/offers';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CompanyOfferResponse,
  type CompanyOffersQuery,
  type CompanyOffersResponse,
  type CreateOfferRequest,
  companyOfferResponse,
  companyOffersQuery,
  companyOffersResponse,
  createOfferRequest,
  type Done,
  done,
  problem,
  type ReviseOfferRequest,
  reviseOfferRequest,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatStandsThere } from '../problems/saying-what-stands-there.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { type OfferId, offerId } from './offer-id.js';
import { OfferPresenter, presentFields } from './offer-presenter.js';
import { barOf, OwnOffers } from './own-offers.js';
import { OFFER_NAMES, readOffer } from './read-offer.js';

const NOT_THERE = 'There is no such offer of this company';

/** The offers of a company, for its members. */
@ApiTags('company offers')
@Controller('api/companies/offers')
export class CompanyOffersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly offers: OwnOffers,
    private readonly presenter: OfferPresenter,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'Offers of the company, in whatever state, with their figures' })
  @ApiResponse({ status: 200, standardSchema: companyOffersResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  async list(
    @Query({ schema: companyOffersQuery }) { page, rows, state, q, sort, confirm }: CompanyOffersQuery,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CompanyOffersResponse> {
    const filter = {
      page,
      rows,
      sort,
      words: q,
      state: state === 'all' ? null : state,
      confirmationDue: confirm === 'due',
    };
    const found = await this.queries.execute(new ListOwnOffers(member.companyId, filter));
    return {
      data: await this.presenter.rows(found.rows, language),
      total: found.total,
      lastPage: found.lastPage,
      currentPage: found.page,
      counts: { ...found.counts, all: Object.values(found.counts).reduce((sum, count) => sum + count, 0) },
      barred: barOf(member, session),
    };
  }

  @Requires('company:work')
  @Post()
  @ApiOperation({ summary: 'Begin a draft', description: 'With whatever is known; it may lack anything.' })
  @ApiResponse({ status: 201, standardSchema: companyOfferResponse })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'The company has too many drafts (`TOO_MANY_DRAFTS`)',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  async create(
    @Body({ schema: createOfferRequest }) { step, ...fields }: CreateOfferRequest,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CompanyOfferResponse> {
    const id = await this.commands.execute(new CreateOffer(member.companyId, accountId, readOffer(fields), step));
    return this.offers.answer(id, member, language);
  }

  @Requires('company:work')
  @Get(':id')
  @ApiOperation({ summary: 'One offer of the company' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  find(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CompanyOfferResponse> {
    return this.offers.answer(id, member, language);
  }

  @Requires('company:work')
  @Patch(':id')
  @ApiOperation({ summary: 'Edit an offer; what is absent stays' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description:
      '`CHANGED_ELSEWHERE`: somebody changed the same fields since `base`; `current` has their values. `OFFER_STATE_FORBIDS`: it is over',
  })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Also where what is shown would lack something' })
  async revise(
    @Param({ schema: offerId }) { id }: OfferId,
    @Body({ schema: reviseOfferRequest }) { step, base = {}, ...edited }: ReviseOfferRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    const edit = new ReviseOffer(id, member.companyId, readOffer(edited), readOffer(base), step ?? null);
    const current = async () => presentFields((await this.offers.find(id, member)).fields);
    await sayingWhatStandsThere(OFFER_NAMES, current, () => this.commands.execute(edit));
    return this.offers.answer(id, member, language, t('done.saved'));
  }

  @Requires('company:work')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a draft' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is no draft (`OFFER_STATE_FORBIDS`)' })
  async remove(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() { companyId }: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new DeleteDraft(id, companyId));
    return doneWith(t('done.offer-deleted'));
  }
}
