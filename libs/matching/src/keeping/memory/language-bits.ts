import { countsAs } from '@babelboard/language-check';
import type { AskedLanguage } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { Bits } from './bits.js';

/** Who says no level holds a language at none: enough where none is asked. */
const NO_LEVEL = 0;

/** For each language and level the people who hold it, as one bit each, by numbers that lie close together. */
export class LanguageBits {
  private readonly holders = new Map<string, Bits[]>();

  set(place: number, { languages }: WhatPersonBrings, isThere: boolean): void {
    for (const [language, held] of highest(languages)) {
      const levels = this.holders.get(language) ?? [];
      this.holders.set(language, levels);
      for (let level = NO_LEVEL; level <= held; level += 1) {
        const holders = levels[level] ?? new Bits();
        levels[level] = holders;
        holders.set(place, isThere);
      }
    }
  }

  /** Those who meet all that is asked; of alternatives one is enough. Null where nothing is asked: all do. */
  meeting(asked: readonly AskedLanguage[]): Bits | null {
    const groups = new Map<number | AskedLanguage, Bits>();
    for (const language of asked) {
      const group = language.oneOf ?? language;
      groups.set(group, (groups.get(group) ?? new Bits()).or(this.of(language)));
    }
    return [...groups.values()].reduce<Bits | null>((all, some) => (all === null ? some : all.and(some)), null);
  }

  private of({ slug, level }: AskedLanguage): Bits {
    return this.holders.get(countsAs(slug))?.[level ?? NO_LEVEL] ?? new Bits();
  }
}

function highest(languages: WhatPersonBrings['languages']): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { slug, level } of languages) {
    const language = countsAs(slug);
    levels.set(language, Math.max(levels.get(language) ?? NO_LEVEL, level ?? NO_LEVEL));
  }
  return levels;
}
