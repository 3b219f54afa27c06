import type { AskedLanguage } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { Bits } from './bits.js';
import { demandsOf, heldLanguages, NO_LEVEL } from './held-languages.js';

/** For each language and level the people who hold it, as one bit each, by numbers that lie close together. */
export class LanguageBits {
  private readonly holders = new Map<string, Bits[]>();

  set(place: number, brings: WhatPersonBrings, isThere: boolean): void {
    for (const [language, held] of heldLanguages(brings)) {
      const levels = this.holders.get(language) ?? [];
      this.holders.set(language, levels);
      for (let level = NO_LEVEL; level <= held; level += 1) {
        const holders = levels[level] ?? new Bits();
        levels[level] = holders;
        holders.set(place, isThere);
      }
    }
  }

  /** Those who meet all that is asked. Null where nothing is asked: all do. */
  meeting(asked: readonly AskedLanguage[]): Bits | null {
    return demandsOf(asked)
      .map((demand) => demand.map((one) => this.of(one)).reduce((some, bits) => some.or(bits)))
      .reduce<Bits | null>((all, some) => (all === null ? some : all.and(some)), null);
  }

  private of({ language, level }: { language: string; level: number }): Bits {
    return this.holders.get(language)?.[level] ?? new Bits();
  }
}
