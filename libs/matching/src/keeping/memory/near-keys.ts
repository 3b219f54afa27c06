import type { Nearness } from '../../scoring/domain/nearness.js';

/** Skills and groups of ISCO in one range of numbers: those with one in common are near. */
export function nearKeys({ skillIds, groups }: Nearness): number[] {
  return [...skillIds, ...groups.map((group) => -group)];
}
