import { countsAs } from '@babelboard/language-check';
import type { AskedLanguage } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';

/** Who says no level holds a language at none: enough where none is asked. */
export const NO_LEVEL = 0;

/** The highest level at which somebody holds each language, by the language as which it counts. */
export type HeldLanguages = ReadonlyMap<string, number>;

/** One demand of an offer: any of its languages, at its level, meets it. */
export type Demand = { language: string; level: number }[];

export function heldLanguages({ languages }: Pick<WhatPersonBrings, 'languages'>): HeldLanguages {
  const levels = new Map<string, number>();
  for (const { slug, level } of languages) {
    const language = countsAs(slug);
    levels.set(language, Math.max(levels.get(language) ?? NO_LEVEL, level ?? NO_LEVEL));
  }
  return levels;
}

/** What the requirement check (`libs/language-check`) asks of a person, in a form that is looked at quickly. */
export function demandsOf(asked: readonly AskedLanguage[]): Demand[] {
  const demands = new Map<number | AskedLanguage, Demand>();
  for (const one of asked) {
    const key = one.oneOf ?? one;
    const language = { language: countsAs(one.slug), level: one.level ?? NO_LEVEL };
    demands.set(key, [...(demands.get(key) ?? []), language]);
  }
  return [...demands.values()];
}

export function meetsAll(held: HeldLanguages, demands: readonly Demand[]): boolean {
  return demands.every((demand) => demand.some(({ language, level }) => (held.get(language) ?? -1) >= level));
}
