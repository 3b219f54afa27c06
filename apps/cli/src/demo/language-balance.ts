import type { Random } from './random.js';

/** Markets that European employers serve from elsewhere, by how often one sees them asked for. */
const COMMON: readonly (readonly [string, number])[] = [
  ['de', 10],
  ['fr', 9],
  ['nl', 8],
  ['sv', 7],
  ['da', 7],
  ['no', 7],
  ['fi', 6],
  ['it', 6],
  ['es', 5],
  ['pl', 4],
  ['pt', 3],
  ['cs', 3],
  ['hu', 3],
  ['ro', 2],
  ['el', 2],
  ['tr', 3],
  ['he', 2],
  ['uk', 3],
  ['ru', 2],
  ['ar', 3],
  ['sk', 2],
  ['hr', 2],
  ['bg', 2],
];

/** Countries from which companies serve customers elsewhere: ads there ask for the customers' language. */
const HUBS = new Set('PT GR ES MT CY IE PL CZ HU RO BG NL DE GB LV EE LT LU BE RS TR FR'.split(' '));
export const isHub = (iso2: string): boolean => HUBS.has(iso2);

/** Remembers how often each language was asked for, so that the rare ones have offers too. */
export class LanguageBalance {
  private readonly counts: Map<string, number>;

  constructor(offered: readonly string[]) {
    this.counts = new Map(offered.map((code) => [code, 0]));
  }

  isOffered(code: string): boolean {
    return this.counts.has(code);
  }

  count(codes: readonly string[]): void {
    for (const code of codes) this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
  }

  /** One of the markets that are often served from abroad, not a language of the place. */
  common(random: Random, local: readonly string[]): string {
    return random.weighted(COMMON.filter(([code]) => this.counts.has(code) && !local.includes(code)));
  }

  /** One of the six languages that were asked for least so far, not a language of the place. */
  rare(random: Random, local: readonly string[]): string {
    const least = [...this.counts].filter(([code]) => !local.includes(code)).sort((a, b) => a[1] - b[1]);
    return random.pick(least.slice(0, 6))[0];
  }

  /** In a hub one that is asked for seldom, elsewhere one that is asked for often. */
  unusual(random: Random, iso2: string, local: readonly string[]): string {
    return isHub(iso2) ? this.rare(random, local) : this.common(random, local);
  }
}
