import { BlockedCompanies } from '@babelboard/candidates';
import { CompanyDirectory } from '@babelboard/companies/contract';
import { AnonymousPeople, CandidateViews, UnlockedPeople } from '@babelboard/cv-search';
import type { AuthenticatedSession } from '@babelboard/identity';
import { SummariseOffers } from '@babelboard/offers/contract';
import type { UiLanguage } from '@babelboard/texts';
import { type OwnCvSearch, ownCvSearch } from '@babelboard/wire';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { PeoplePresenter } from './people-presenter.js';

/** Stands where a company would have a number of its own for the person. */
const OWN_ID = 'me';

/** What companies see of a candidate, for the candidate. */
@ApiTags('candidates')
@Controller('api/candidates/cv-search')
export class OwnCvSearchController {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: AnonymousPeople,
    private readonly views: CandidateViews,
    private readonly blocked: BlockedCompanies,
    private readonly companies: CompanyDirectory,
    private readonly unlocked: UnlockedPeople,
    private readonly presenter: PeoplePresenter,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'Whether companies find one, exactly what they see, and which of them looked' })
  @ApiResponse({ status: 200, standardSchema: ownCvSearch })
  async show(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<OwnCvSearch> {
    const [own, views, blocked, knowing] = await Promise.all([
      this.people.own(accountId, language),
      this.views.list(accountId),
      this.blocked.of(accountId),
      this.unlocked.companiesOf(accountId),
    ]);
    const names = await this.companies.namesForStrangers(views.map(({ companyId }) => companyId));
    const offers = await this.queries.execute(
      new SummariseOffers(views.flatMap(({ offerId }) => (offerId === null ? [] : [offerId]))),
    );
    return {
      findable: own.agreed,
      missing: own.missing,
      seen_as: own.person === null ? null : this.presenter.whole(own.person, OWN_ID, language),
      views: views.flatMap(({ companyId, at, offerId }) => {
        const company = names.get(companyId);
        const isBlocked = blocked.some(({ id }) => id === companyId);
        return company === undefined
          ? []
          : [
              {
                ...{ company_id: companyId, company, blocked: isBlocked, at: at.toISOString() },
                offer: offers.find(({ id }) => id === offerId)?.title ?? null,
                knows_since: knowing.get(companyId)?.toISOString() ?? null,
              },
            ];
      }),
    };
  }
}
