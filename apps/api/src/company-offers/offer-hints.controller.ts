import { SuitingCrowds } from '@babelboard/candidates';
import type { CompanyMembership } from '@babelboard/companies/contract';
import { type AskedOfPeople, SuitingPeople } from '@babelboard/matching';
import { CheckOffer, NOTHING_POSTED } from '@babelboard/offers';
import { type Crowd, RateLimits } from '@babelboard/platform';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CheckOfferRequest,
  type CheckOfferResponse,
  checkOfferRequest,
  checkOfferResponse,
  problem,
  type SuitingCandidatesRequest,
  type SuitingCandidatesResponse,
  suitingCandidatesRequest,
  suitingCandidatesResponse,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { OpenWhileSuspended } from '../auth/access/open-while-suspended.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { presentAskedLevel } from './offer-presenter.js';
import { readOffer } from './read-offer.js';

/** A form asks whenever somebody stops typing. */
const COUNTS = { points: 60, seconds: 60 };

/** What is good to know before an offer is published. */
@ApiTags('company offers')
@Controller('api/companies/offers')
export class OfferHintsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly candidates: SuitingCrowds,
    private readonly people: SuitingPeople,
    private readonly catalogue: ReferenceCatalogue,
    private readonly limits: RateLimits,
  ) {}

  @Requires('company:work')
  @ReadOnlyUnderSupport(false)
  @OpenWhileSuspended()
  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Hints on what is typed: pay that must be named, mother tongues, titles for one gender, languages that the text alone asks for, questions for earlier pay, wording that leaves people out or asks them for money',
  })
  @ApiResponse({ status: 200, standardSchema: checkOfferResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async check(
    @Body({ schema: checkOfferRequest }) body: CheckOfferRequest,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CheckOfferResponse> {
    const hints = await this.queries.execute(new CheckOffer(readOffer(body), language));
    const { pay, motherTongueIds, title, unaskedLanguages, payHistory, wording } = hints;
    return {
      pay: pay.map(({ countryId, rule, missing }) => {
        const country = this.catalogue.country(countryId);
        return { country_id: countryId, country: country ? nameIn(country, language).name : '', ...rule, missing };
      }),
      mother_tongue: motherTongueIds.flatMap((id) => {
        const asked = this.catalogue.language(id);
        return asked ? [{ language: id, name: nameIn(asked, language).name, instead: { level: 3, cefr: 'C2' } }] : [];
      }),
      title,
      unasked_languages: unaskedLanguages.flatMap(({ languageId, level, mandatory }) => {
        const named = this.catalogue.language(languageId);
        return named
          ? [{ language: languageId, name: nameIn(named, language).name, ...presentAskedLevel(level), mandatory }]
          : [];
      }),
      pay_history: payHistory,
      wording,
    };
  }

  @Requires('company:work')
  @ReadOnlyUnderSupport(false)
  @Post('suiting-candidates')
  @HttpCode(200)
  @ApiOperation({
    summary: 'How many candidates suit what is typed',
    description:
      'Languages that are mandatory, one of the skills, and the place; and by the score of matchings, where the work or a skill is known. A band in which the number lies, a few people up or down; who blocked the company is not counted.',
  })
  @ApiResponse({ status: 200, standardSchema: suitingCandidatesResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({
    status: 429,
    standardSchema: problem,
    description: 'More than 60 in a minute, or 60 different questions of the company in a day',
  })
  async suitingCandidates(
    @Body({ schema: suitingCandidatesRequest }) body: SuitingCandidatesRequest,
    @CurrentMember() { accountId, companyId }: CompanyMembership,
  ): Promise<SuitingCandidatesResponse> {
    await this.limits.consume('suiting-candidates', String(accountId), COUNTS);
    const said = { ...NOTHING_POSTED, ...readOffer(body) };
    const { languages, skillIds, places, remote } = said;
    const asked = { languages, skillIds, places, anywhere: remote === 'Remote' };
    const read = await this.people.read({
      ...said,
      companyId,
      versions: [],
      places: places.map((place) => ({ ...place, text: null })),
    });
    const saysWork = read.nearness.skillIds.length > 0 || read.nearness.groups.length > 0;
    const elsewhere = { question: questionOf(read), find: () => this.people.find(read) };
    const { all, well, could, ...by } = await this.candidates.tell(companyId, asked, saysWork ? elsewhere : null);
    return {
      ...present(all),
      score: well === null || could === null ? null : { well: present(well), could: present(could) },
      by: {
        languages: by.languages && present(by.languages),
        skills: by.skills && present(by.skills),
        place: by.place && present(by.place),
      },
    };
  }
}

/** All that a score looks at, in one form: nothing may be counted that is not a part of the question. */
function questionOf({ asks }: AskedOfPeople): string {
  return JSON.stringify(
    Object.entries(asks).map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value]),
  );
}

function inOrder(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

function present({ from, fewerThan }: Crowd): { count: number | null; fewer_than: number | null } {
  return { count: from, fewer_than: fewerThan };
}
