import type { Naming } from './naming-map.js';

/** An occupation or a skill with its names by language code, the preferred one first. */
export interface Concept {
  id: number;
  labels: ReadonlyMap<string, readonly string[]>;
  /** Words that are said of it among others, by language: an offer is found by them, nothing is called so. */
  related: ReadonlyMap<string, readonly string[]>;
}

/** What a concept goes by in a language, with how it stands there. */
export function labelsIn({ labels, related }: Concept, language: string): [label: string, Naming['standing']][] {
  const [preferred, ...others] = labels.get(language) ?? [];
  return [
    ...(preferred === undefined ? [] : [[preferred, 'preferred'] as [string, 'preferred']]),
    ...others.map((label): [string, 'other'] => [label, 'other']),
    ...(related.get(language) ?? []).map((label): [string, 'related'] => [label, 'related']),
  ];
}
