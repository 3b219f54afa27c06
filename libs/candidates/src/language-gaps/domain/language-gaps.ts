import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';

/** What so many offers ask for alike; languages that count as each other have one id here. */
export interface Demand {
  /** Mandatory ones; those of one group are alternatives. */
  asked: readonly { languageId: number; level: LevelRank | null; oneOfGroup: number | null }[];
  countryIds: readonly number[];
  offers: number;
}

/** Offers in all countries that ask for the same. */
export interface LanguageNeed {
  /** Each a list of alternatives, one of which is enough. */
  required: readonly Demand['asked'][];
  offers: number;
  /** Of them, by country. */
  inCountries: ReadonlyMap<number, number>;
}

/** A level of a language that would open offers to somebody. */
export interface LanguageGap {
  languageId: number;
  /** Null: not spoken yet. */
  from: LevelRank | null;
  to: LevelRank;
  /** Offers that ask for nothing else that is missing. */
  offers: number;
  /** Those of them in the countries that were asked about. */
  inCountries: { countryId: number; offers: number }[];
}

export interface LanguageGaps {
  /** Offers all of whose languages are held. */
  open: number;
  /** Next levels of languages that are held, then of others; of each kind those first that open most. */
  gaps: LanguageGap[];
}

const MOST_OF_EACH_KIND = 6;
/** A further level is worth naming where it opens so many times more. */
const WORTH_MORE = 1.5;
/** Of a new language the level is named that opens this share of what it opens at all. */
const SHARE_OF_NEW = 0.5;

/** Offers that one language alone is missing for, by its level that they ask for. */
type Missing = Map<number, { level: LevelRank; need: LanguageNeed }[]>;

/** Sums demands that differ in countries alone: everybody who asks goes through all of them. */
export function languageNeeds(demands: readonly Demand[]): LanguageNeed[] {
  const needs = new Map<string, { required: Demand['asked'][]; offers: number; inCountries: Map<number, number> }>();
  for (const demand of demands) {
    const required = requirementsOf(demand);
    const key = keyOf(required);
    const need = needs.get(key) ?? { required, offers: 0, inCountries: new Map<number, number>() };
    need.offers += demand.offers;
    for (const id of demand.countryIds) need.inCountries.set(id, (need.inCountries.get(id) ?? 0) + demand.offers);
    needs.set(key, need);
  }
  return [...needs.values()];
}

/** Offers number their groups as they like, and name languages in any order. */
function keyOf(required: readonly Demand['asked'][]): string {
  const alternatives = required.map((asked) =>
    asked
      .map(({ languageId, level }) => `${languageId}:${level}`)
      .sort()
      .join('|'),
  );
  return alternatives.sort().join('&');
}

/** Which levels of which languages would open offers to who speaks `held`. @param countryIds in which to count, too */
export function findLanguageGaps(
  held: readonly SpokenLanguage[],
  needs: readonly LanguageNeed[],
  countryIds: readonly number[],
): LanguageGaps {
  const levels = new Map<number, LevelRank>();
  for (const { languageId, level } of held) {
    levels.set(languageId, Math.max(level, levels.get(languageId) ?? 0) as LevelRank);
  }
  const missing: Missing = new Map();
  let open = 0;
  for (const need of needs) {
    const unmet = need.required.filter((alternatives) => !alternatives.some((asked) => isMet(asked, levels)));
    if (unmet.length === 0) {
      open += need.offers;
    } else if (unmet.length === 1) {
      note(missing, unmet[0] as Demand['asked'], need);
    }
  }
  const gaps = [...missing].flatMap(([id, ofLanguage]) => gapsOf(id, levels.get(id) ?? null, ofLanguage, countryIds));
  const kind = (isHeld: boolean) =>
    gaps
      .filter(({ from }) => (from !== null) === isHeld)
      .sort((a, b) => b.offers - a.offers || a.languageId - b.languageId || a.to - b.to)
      .slice(0, MOST_OF_EACH_KIND);
  return { open, gaps: [...kind(true), ...kind(false)] };
}

function requirementsOf({ asked }: Demand): Demand['asked'][] {
  const single = asked.filter(({ oneOfGroup }) => oneOfGroup === null).map((one) => [one]);
  const groups = grouped(
    asked.filter(({ oneOfGroup }) => oneOfGroup !== null),
    ({ oneOfGroup }) => oneOfGroup,
  );
  return [...single, ...groups.values()];
}

function isMet({ languageId, level }: Demand['asked'][number], levels: ReadonlyMap<number, LevelRank>): boolean {
  const held = levels.get(languageId);
  return held !== undefined && held >= (level ?? LANGUAGE_LEVELS.A1);
}

/** Whatever alternative opens the offer counts for its language, at the lowest level that is asked for. A mother tongue cannot be learnt. */
function note(missing: Missing, alternatives: Demand['asked'], need: LanguageNeed): void {
  for (const [languageId, ofLanguage] of grouped(alternatives, ({ languageId: id }) => id)) {
    const level = Math.min(...ofLanguage.map((asked) => asked.level ?? LANGUAGE_LEVELS.A1)) as LevelRank;
    if (level !== LANGUAGE_LEVELS.motherTongue) {
      const needs = missing.get(languageId) ?? [];
      needs.push({ level, need });
      missing.set(languageId, needs);
    }
  }
}

function gapsOf(
  languageId: number,
  from: LevelRank | null,
  needs: readonly { level: LevelRank; need: LanguageNeed }[],
  countryIds: readonly number[],
): LanguageGap[] {
  const count = (reached: readonly LanguageNeed[]) => reached.reduce((sum, { offers }) => sum + offers, 0);
  const countIn = (countryId: number, reached: readonly LanguageNeed[]) =>
    reached.reduce((sum, { inCountries }) => sum + (inCountries.get(countryId) ?? 0), 0);
  const steps = [...new Set(needs.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map((to) => {
      const reached = needs.filter(({ level }) => level <= to).map(({ need }) => need);
      const inCountries = countryIds
        .map((countryId) => ({ countryId, offers: countIn(countryId, reached) }))
        .filter(({ offers }) => offers > 0);
      return { languageId, from, to, offers: count(reached), inCountries };
    });
  const [first] = steps;
  const all = steps.at(-1)?.offers ?? 0;
  if (from === null) {
    return steps.filter(({ offers }) => offers >= SHARE_OF_NEW * all).slice(0, 1);
  }
  const further = steps.find(
    ({ offers }) => offers >= WORTH_MORE * (first?.offers ?? 0) && offers > (first?.offers ?? 0),
  );
  return [first, further].filter((step) => step !== undefined);
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
}
