import type { LevelRank } from '@babelboard/language-check';
import type { DemoAskedLanguage } from './demo-board.js';
import type { FamilyTraits } from './families.js';
import type { LanguageBalance } from './language-balance.js';
import type { Random } from './random.js';
import { communitiesOf, guestsOf } from './who-speaks-what.js';

export interface AskedContext {
  random: Random;
  traits: FamilyTraits;
  iso2: string;
  /** Languages of the place, the usual one first. */
  local: readonly string[];
  /** Language of the team. */
  working: string;
  adLanguage: string;
  /** The customers' language where the work is for another market than the local one. */
  target: string | null;
  balance: LanguageBalance;
}

const level = (random: Random, low: number, high: number): LevelRank => random.between(low, high) as LevelRank;

class Requirements {
  readonly list: DemoAskedLanguage[] = [];

  constructor(private readonly balance: LanguageBalance) {}

  has(code: string): boolean {
    return this.list.some((asked) => asked.code === code);
  }

  add(code: string | undefined, asked: LevelRank, mandatory: boolean, oneOfGroup: number | null = null): void {
    if (!code || this.has(code) || !this.balance.isOffered(code)) return;
    this.list.push({ code, level: asked, mandatory, oneOfGroup });
  }

  /** Whoever reads the ad knows its language, so it is a must; so is the first language where nothing else is. */
  settle(adLanguage: string, least: LevelRank): void {
    const own = this.list.find(({ code, oneOfGroup }) => code === adLanguage && oneOfGroup === null);
    if (own && adLanguage !== 'en') Object.assign(own, { mandatory: true, level: Math.max(own.level, least) });
    const first = this.list[0];
    if (first && this.list.every(({ mandatory }) => !mandatory)) first.mandatory = true;
  }

  /** Alternatives: with fewer than two of them left there is nothing to choose, so nothing is added. */
  addOneOf(codes: readonly string[], asked: LevelRank): void {
    const free = [...new Set(codes)].filter((code) => !this.has(code) && this.balance.isOffered(code));
    if (free.length < 2) return;
    for (const code of free) this.add(code, asked, true, 1);
  }
}

/**
 * Decides which languages an ad asks for, with level, and whether each is a must: what the work needs at this place.
 * Every ad asks for one language at least, and an ad in another language than English asks for that one.
 */
export function askedLanguages(context: AskedContext): DemoAskedLanguage[] {
  const { random, adLanguage, balance } = context;
  const asked = new Requirements(balance);
  RULES[context.traits.need](context, asked);
  const fallback = adLanguage === 'en' ? 4 : 5;
  if (!asked.has(adLanguage) && (adLanguage !== 'en' || asked.list.length === 0 || random.chance(0.75))) {
    asked.add(adLanguage, fallback, adLanguage !== 'en' || random.chance(0.6));
  }
  asked.settle(adLanguage, context.traits.need === 'international' ? 4 : 1);
  balance.count(asked.list.map(({ code }) => code));
  return asked.list;
}

type Rule = (context: AskedContext, asked: Requirements) => void;

const RULES: Record<FamilyTraits['need'], Rule> = {
  market({ random, iso2, local, target, traits, working, balance }, asked) {
    if (!target) {
      asked.add(local[0], level(random, 5, 6), true);
      asked.add('en', level(random, 3, 5), random.chance(0.6));
      if (random.chance(0.3)) asked.add(local[1], level(random, 3, 5), random.chance(0.4));
      if (random.chance(0.3)) asked.add(balance.unusual(random, iso2, local), level(random, 3, 5), false);
      return;
    }
    const levels = [4, 5, 5, 5, 5, 6, 6, 6, 7, 7] as const;
    asked.add(target, random.pick(levels), true);
    asked.add(working === target ? 'en' : working, level(random, 4, 5), true);
    if (random.chance(0.35)) asked.add(local[0], level(random, traits.localLevel[0], traits.localLevel[1]), false);
    if (random.chance(0.2)) asked.add(balance.unusual(random, iso2, local), level(random, 4, 5), false);
  },
  mixed({ random, iso2, local, traits, balance }, asked) {
    asked.add(local[0], level(random, ...traits.localLevel), true);
    asked.add('en', level(random, 3, 5), random.chance(0.7));
    if (random.chance(0.45)) asked.add(local[1], level(random, 3, 5), random.chance(0.4));
    if (random.chance(0.3)) asked.add(balance.common(random, local), level(random, 4, 5), random.chance(0.5));
    if (random.chance(0.15)) asked.add(balance.unusual(random, iso2, local), level(random, 3, 5), false);
  },
  guests({ random, iso2, local, traits, balance }, asked) {
    asked.add(local[0], level(random, ...traits.localLevel), random.chance(0.85));
    asked.add('en', level(random, 3, 5), random.chance(0.8));
    if (random.chance(0.5)) asked.add(local[1], level(random, 2, 4), random.chance(0.35));
    const guests = guestsOf(iso2).filter((code) => !local.includes(code));
    if (random.chance(0.3)) asked.addOneOf(random.some(guests, random.between(2, 3)), level(random, 3, 4));
    else if (random.chance(0.65)) {
      for (const code of random.some(guests, random.between(1, 2))) asked.add(code, level(random, 2, 4), false);
    }
    if (random.chance(0.08)) asked.add(balance.unusual(random, iso2, local), level(random, 3, 4), false);
  },
  local({ random, iso2, local, traits, target }, asked) {
    if (target) asked.add(target, level(random, 6, 7), true);
    asked.add(local[0], level(random, ...traits.localLevel), true);
    if (random.chance(0.5)) asked.add(local[1], level(random, 3, 5), random.chance(0.4));
    if (random.chance(0.4)) asked.add('en', level(random, 2, 4), random.chance(0.3));
    if (random.chance(0.45)) asked.add(random.pick(communitiesOf(iso2)), level(random, 3, 7), false);
  },
  crew({ random, iso2, local, traits }, asked) {
    const need = level(random, ...traits.localLevel);
    const communities = communitiesOf(iso2).filter((code) => !local.includes(code) && code !== 'en');
    if (random.chance(0.3)) {
      asked.addOneOf([local[0] ?? 'en', 'en', ...random.some(communities, random.between(0, 2))], need);
    }
    asked.add(local[0], need, random.chance(0.85));
    if (random.chance(0.3)) asked.add(local[1], level(random, 1, 3), false);
    if (random.chance(0.4)) asked.add(random.pick(communitiesOf(iso2)), level(random, 2, 5), false);
    if (random.chance(0.35)) asked.add('en', level(random, 1, 3), false);
  },
  international({ random, local, working, traits, balance }, asked) {
    asked.add(working, level(random, 4, 5), true);
    asked.add('en', level(random, 4, 5), random.chance(0.7));
    if (random.chance(0.6)) asked.add(local[0], level(random, ...traits.localLevel), random.chance(0.35));
    if (random.chance(0.15)) asked.add(local[1], level(random, 3, 4), false);
    if (random.chance(0.12)) asked.add(balance.common(random, local), level(random, 4, 5), false);
  },
};
