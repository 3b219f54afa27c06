import { ReinstateCompany, SuspendCompany } from '@babelboard/companies';
import {
  CloseOffer,
  EMPLOYMENT_TYPES,
  EXPERIENCES,
  type LanguageRequirement,
  type OfferContent,
  type OfferPlace,
  OffersOfSilentCompany,
  PauseOffer,
  PublishOffer,
} from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { MatchingStage } from '../e2e/matchings/matching-stage.js';
import type { Chance } from './chance.js';

/** Most are near each other, so that lists of the best overflow. */
export const TITLES = [
  'Waiter',
  'Kellnerin',
  'Waitress',
  'Waiter',
  'Barista',
  'Cook',
  'Koch (m/w/d)',
  'Software developer',
];
export const SKILLS = ['JavaScript', 'SQL', 'coffee-types', 'cook-fish'];
export const CITIES = ['Berlin', 'Hamburg', 'Cologne', 'Vienna'];
const COMPANIES = 6;

/** Offers and companies of a board, and what may happen to them by chance. */
export class OfferChanges {
  readonly companyIds: number[] = [];
  private readonly ids = new Map<string, number>();
  /** Each with how often it comes, compared with the others. */
  readonly all: [number, (chance: Chance) => Promise<unknown>][] = [
    [8, (chance) => this.putOffer(chance, this.anyKey(chance))],
    [2, (chance) => this.stage.run(new CloseOffer(this.anyOffer(chance)))],
    [1, (chance) => this.stage.run(new PauseOffer(this.anyOffer(chance)))],
    [4, (chance) => this.stage.run(new PublishOffer(this.anyOffer(chance)))],
    [0.5, (chance) => this.silent((silence, tx) => silence.sink(tx, this.anyCompany(chance)))],
    [0.5, (chance) => this.silent((silence, tx) => silence.pause(tx, this.anyCompany(chance)))],
    [2, (chance) => this.silent((silence, tx) => silence.raise(tx, this.anyCompany(chance)))],
    [0.5, (chance) => this.stage.run(new SuspendCompany(this.anyCompany(chance)))],
    [2, (chance) => this.stage.run(new ReinstateCompany(this.anyCompany(chance)))],
  ];

  private constructor(private readonly stage: MatchingStage) {}

  static async begin(stage: MatchingStage, offers: number, chance: Chance): Promise<OfferChanges> {
    const changes = new OfferChanges(stage);
    for (let count = 0; count < COMPANIES; count += 1) changes.companyIds.push(await stage.company());
    for (let key = 0; key < offers; key += 1) await changes.putOffer(chance, `offer ${key}`);
    return changes;
  }

  anyCompany(chance: Chance): number {
    return chance.pick(this.companyIds);
  }

  /** Publishes it, or changes what it says; one that was closed may come back by that. */
  private async putOffer(chance: Chance, key: string): Promise<void> {
    this.ids.set(key, await this.stage.offer(this.anyCompany(chance), this.anyContent(chance), key));
  }

  private anyContent(chance: Chance): Partial<OfferContent> {
    const pay = chance.pick([null, null, 24_000, 36_000, 60_000]);
    return {
      title: chance.pick(TITLES),
      // Some are the same job as others of their company.
      ...(chance.happens(0.1) ? { descriptionText: 'A job that stands on the board more than once.' } : {}),
      languages: this.anyLanguages(chance),
      skillIds: chance.some(SKILLS).map((slug) => this.stage.skillId(slug)),
      places: chance.some(CITIES).map((slug) => this.place(slug)),
      remote: chance.pick([null, null, 'Hybrid', 'Remote']),
      experience: chance.pick([null, EXPERIENCES.none, EXPERIENCES.twoToFiveYears]),
      employmentTypes: chance.some([EMPLOYMENT_TYPES.fullTime, EMPLOYMENT_TYPES.internship]),
      salary: pay === null ? null : { min: pay, max: pay, currency: 'EUR', period: 'year' },
    };
  }

  private anyLanguages(chance: Chance): LanguageRequirement[] {
    const german = { languageId: this.stage.languageId('German'), level: chance.pick([4, 6] as const) };
    const polish = { languageId: this.stage.languageId('Polish'), level: 3 as const };
    return [
      { ...german, mandatory: true, recognised: false, oneOfGroup: null },
      ...(chance.happens(0.2)
        ? [{ ...polish, mandatory: chance.happens(0.5), recognised: false, oneOfGroup: null }]
        : []),
    ];
  }

  private place(slug: string): OfferPlace {
    const city = this.stage.get(ReferenceCatalogue).cityBySlug(slug);
    return { cityId: city?.id ?? null, countryId: city?.countryId ?? null, text: null };
  }

  private silent(
    work: (silence: OffersOfSilentCompany, tx: Parameters<OffersOfSilentCompany['sink']>[0]) => Promise<unknown>,
  ): Promise<unknown> {
    return this.stage.get(Database).transaction((tx) => work(this.stage.get(OffersOfSilentCompany), tx));
  }

  private anyKey(chance: Chance): string {
    return chance.pick([...this.ids.keys()]);
  }

  private anyOffer(chance: Chance): number {
    return chance.pick([...this.ids.values()]);
  }
}
