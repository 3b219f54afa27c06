import type { TermCounts } from '@babelboard/search/contract';

/** The terms of a filter of a list: an offer must have one of them. */
export type Terms = readonly number[];

/** What an alert is filed under. */
export interface Anchors {
  /** Every offer of its list meets one of them. */
  anchors: string[];
  /** What an offer that meets one must pass beside: the other filters. */
  rest: Terms[];
}

/** What every offer that lists show has: the anchor of alerts without a filter. */
const EVERY_OFFER = '0';
/** A filter that more of the offers pass is common. */
const COMMON = 0.002;
const MOST_PAIRS = 12;

/**
 * Chooses what an alert is filed under: the terms of its rarest filter. Whatever else it asks for, an offer of its list has one of them. Where
 * even that is common, pairs of the rarest two that make few pairs: of those, too, every offer of the list has one.
 */
export function chooseAnchors(filters: readonly Terms[], counts: TermCounts): Anchors {
  const byRarity = filters
    .map((terms) => ({ terms, offers: offersWith(terms, counts) }))
    .sort((a, b) => a.offers - b.offers);
  const [rarest] = byRarity;
  if (rarest === undefined) {
    return { anchors: [EVERY_OFFER], rest: [] };
  }
  if (rarest.offers > COMMON * counts.offers) {
    const pair = byRarity
      .flatMap((a, at) => byRarity.slice(at + 1).map((b) => [a, b] as const))
      .filter(([a, b]) => a.terms.length * b.terms.length <= MOST_PAIRS)
      .sort(([a, b], [c, d]) => a.offers * b.offers - c.offers * d.offers)[0];
    // What both together let pass, as far as they do not depend on each other.
    if (pair !== undefined && (pair[0].offers * pair[1].offers) / counts.offers < rarest.offers) {
      const [a, b] = pair;
      const anchors = new Set(a.terms.flatMap((one) => b.terms.map((other) => pairAnchor(one, other))));
      return { anchors: [...anchors], rest: restOf(byRarity, [a, b]) };
    }
  }
  return { anchors: rarest.terms.map(String), rest: restOf(byRarity, [rarest]) };
}

function restOf<T extends { terms: Terms }>(all: readonly T[], filed: readonly T[]): Terms[] {
  return all.flatMap((one) => (filed.includes(one) ? [] : [one.terms]));
}

function offersWith(terms: Terms, { byTerm }: TermCounts): number {
  return terms.reduce((sum, term) => sum + (byTerm.get(term) ?? 0), 0);
}

/** Two terms as one number, the smaller one in the upper half: terms have 31 bits. */
function pairAnchor(a: number, b: number): string {
  return String((BigInt(Math.min(a, b)) << 32n) | BigInt(Math.max(a, b)));
}

/** SQL: all anchors that an offer with the terms of `terms` (int[]) meets, as the column `anchor`. */
export function anchorsMetSql(terms: string): string {
  const each = `SELECT term::bigint AS term FROM unnest(${terms}) AS term`;
  return `SELECT term AS anchor FROM (${each}) one
    UNION ALL SELECT (a.term << 32) | b.term FROM (${each}) a, (${each}) b WHERE a.term > 0 AND a.term <= b.term`;
}
