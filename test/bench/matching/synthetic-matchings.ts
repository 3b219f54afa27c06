import type { LevelRank } from '@babelboard/language-check';
import type { EscoGraph, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Random } from '../../../apps/cli/src/demo/random.js';
import type { AskedLanguage, WhatOfferAsks } from '../../../libs/matching/src/scoring/domain/what-offer-asks.js';
import {
  NOTHING_TURNED_DOWN,
  type Spot,
  type WhatPersonBrings,
} from '../../../libs/matching/src/scoring/domain/what-person-brings.js';

/** How much rarer what comes later in a list is: as with words, the second half as often as the first. */
const SKEW = 1;
const COMPANIES = 5_000;
const SECTIONS = 21;

interface Trade {
  id: number;
  essential: number[];
  optional: number[];
}

/**
 * People and offers as a large board has them: few trades, languages and cities have most of them. The same ones every time; what people bring and offers
 * ask is drawn from the skills that ESCO gives their trades.
 */
export class SyntheticMatchings {
  private readonly random: Random;
  private readonly trades: Skewed<Trade>;
  private readonly languages: Skewed<{ languageId: number; slug: string }>;
  private readonly spots: Skewed<Spot>;

  constructor(seed: number, catalogue: ReferenceCatalogue, graph: EscoGraph, occupationIds: readonly number[]) {
    this.random = new Random(seed);
    // The same order for every seed: people of one seed are to find the offers of another.
    const order = new Random(1);
    const trades = order.shuffled(occupationIds).flatMap((id): Trade[] => {
      const essential = [...graph.essentialSkills(id)];
      return essential.length < 5 ? [] : [{ id, essential, optional: [...graph.optionalSkills(id)] }];
    });
    this.trades = new Skewed(trades);
    this.languages = new Skewed(catalogue.languages().map(({ id, slug }) => ({ languageId: id, slug })));
    this.spots = new Skewed(
      catalogue.cities().map(({ id, countryId, lat, lng }) => ({ cityId: id, countryId, lat, lng })),
    );
  }

  person(): WhatPersonBrings {
    const { random } = this;
    const trade = this.trades.pick(random);
    const home = this.spots.pick(random);
    return {
      languages: this.spoken(random.between(1, 4)),
      skillIds: this.skills(trade, random.between(3, 12)),
      headlineOccupationIds: [trade.id],
      positionOccupationIds: random.chance(0.5) ? [trade.id] : [this.trades.pick(random).id],
      home,
      destinationCountryIds: random.chance(0.5) ? [this.spots.pick(random).countryId as number] : [],
      relocate: random.chance(0.3) ? true : null,
      sectionIds: random.chance(0.5) ? [random.between(1, SECTIONS)] : [],
      experienceYears: random.between(0, 20),
      internship: random.chance(0.1) ? true : null,
      payFrom: random.chance(0.4) ? random.between(18, 80) * 1_000 : null,
      workPermit: null,
      withoutCompanyIds: random.chance(0.05) ? [random.between(1, COMPANIES)] : [],
      turnedDown: NOTHING_TURNED_DOWN,
    };
  }

  offer(): WhatOfferAsks {
    const { random } = this;
    const trade = this.trades.pick(random);
    const asked = this.spoken(random.between(1, 3)).map(
      ({ languageId, slug, level }): AskedLanguage => ({ languageId, slug, level, oneOf: null }),
    );
    const mandatory = asked.slice(0, random.chance(0.6) ? 1 : 2);
    return {
      companyId: random.between(1, COMPANIES),
      mandatoryLanguages: mandatory,
      wishedLanguages: asked.slice(mandatory.length),
      skillIds: this.skills(trade, random.between(2, 8)),
      occupationIds: [trade.id],
      places: [this.spots.pick(random)],
      remote: random.chance(0.2) ? 'Hybrid' : null,
      experienceYears: random.chance(0.6) ? random.pick([0, 1, 2, 5]) : null,
      sectionIds: [random.between(1, SECTIONS)],
      employmentTypes: [1],
      internship: false,
      payPerYear: random.chance(0.4) ? random.between(20, 90) * 1_000 : null,
      asksPermit: null,
    };
  }

  private spoken(count: number): { languageId: number; slug: string; level: LevelRank }[] {
    const languages = new Map<number, { languageId: number; slug: string; level: LevelRank }>();
    for (let drawn = 0; drawn < count; drawn += 1) {
      const language = this.languages.pick(this.random);
      languages.set(language.languageId, { ...language, level: this.random.between(2, 7) as LevelRank });
    }
    return [...languages.values()];
  }

  private skills({ essential, optional }: Trade, count: number): number[] {
    const wanted = Math.ceil(count * 0.7);
    return [...this.random.some(essential, wanted), ...this.random.some(optional, count - wanted)];
  }
}

/** A list of which the first is drawn most often, by Zipf's law. */
class Skewed<T> {
  private readonly sums: number[] = [];

  constructor(private readonly items: readonly T[]) {
    let sum = 0;
    for (let rank = 1; rank <= items.length; rank += 1) {
      sum += rank ** -SKEW;
      this.sums.push(sum);
    }
  }

  pick(random: Random): T {
    const drawn = random.next() * (this.sums.at(-1) ?? 0);
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sums[middle] ?? 0) <= drawn) low = middle + 1;
      else high = middle;
    }
    return this.items[low] as T;
  }
}
