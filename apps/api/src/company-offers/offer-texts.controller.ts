import { ApplicationCounts } from '@babelboard/applications';
import { CompanyDirectory, type CompanyMembership } from '@babelboard/companies';
import { JobPresenter } from '@babelboard/job-lists';
import { OfferFigures, PutOfferVersion, RemoveOfferVersion } from '@babelboard/offers';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CompanyOfferResponse,
  companyOfferResponse,
  type JobDetail,
  jobDetail,
  type OfferFiguresResponse,
  type OfferVersionRequest,
  offerFiguresResponse,
  offerVersionRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatStandsThere } from '../problems/saying-what-stands-there.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { type OfferId, offerId, type VersionId, versionId } from './offer-id.js';
import { OwnOffers } from './own-offers.js';
import { presentFigures } from './present-figures.js';
import { OFFER_NAMES } from './read-offer.js';

const NOT_THERE = 'There is no such offer of this company';

/** How an offer reads: as candidates will see it, in other languages, and how often it was read. */
@ApiTags('company offers')
@Controller('api/companies/offers')
export class OfferTextsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly offers: OwnOffers,
    private readonly companies: CompanyDirectory,
    private readonly presenter: JobPresenter,
    private readonly figures: OfferFigures,
    private readonly applications: ApplicationCounts,
  ) {}

  @Requires('company:work')
  @Get(':id/preview')
  @ApiOperation({ summary: 'An offer exactly as candidates get it, in whatever state it is' })
  @ApiResponse({ status: 200, standardSchema: jobDetail })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  async preview(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobDetail> {
    const { detail, versions } = await this.offers.find(id, member);
    const companies = await this.companies.cards([member.companyId]);
    const read = this.presenter.textLanguageId(detail, language, null);
    const texts = versions.find(({ languageId }) => languageId === read) ?? detail;
    return this.presenter.detail(detail, companies.get(member.companyId), language, { texts });
  }

  @Requires('company:work')
  @Get(':id/figures')
  @ApiOperation({ summary: 'How often an offer was looked at, and how many applied, by day and platform' })
  @ApiResponse({ status: 200, standardSchema: offerFiguresResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  async figuresOf(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
  ): Promise<OfferFiguresResponse> {
    const { detail } = await this.offers.find(id, member);
    return presentFigures(await this.figures.of(id), await this.applications.of(id), detail.applyHere);
  }

  @Requires('company:work')
  @Put(':id/versions/:language')
  @ApiOperation({ summary: 'Say the offer in another language, too, by the language’s id' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description:
      'It is over (`OFFER_STATE_FORBIDS`), is written in this language itself (`OFFER_VERSION_IS_OWN`), or somebody changed the same since `base` (`CHANGED_ELSEWHERE`; `current` has it)',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  async putVersion(
    @Param({ schema: versionId }) { id, language: languageId }: VersionId,
    @Body({ schema: offerVersionRequest }) { title, description, base }: OfferVersionRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    const texts = { title, descriptionHtml: description };
    const from = base === undefined ? null : { title: base.title, descriptionHtml: base.description };
    const current = async () => {
      const { versions } = await this.offers.find(id, member);
      const version = versions.find((one) => one.languageId === languageId);
      return { title: version?.title ?? '', description: version?.descriptionHtml ?? '' };
    };
    await sayingWhatStandsThere(OFFER_NAMES, current, () =>
      this.commands.execute(new PutOfferVersion(id, member.companyId, languageId, texts, from)),
    );
    return this.offers.answer(id, member, language, t('done.saved'));
  }

  @Requires('company:work')
  @Delete(':id/versions/:language')
  @ApiOperation({ summary: 'Take away what an offer says in another language' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  async removeVersion(
    @Param({ schema: versionId }) { id, language: languageId }: VersionId,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    await this.commands.execute(new RemoveOfferVersion(id, member.companyId, languageId));
    return this.offers.answer(id, member, language, t('done.saved'));
  }
}
