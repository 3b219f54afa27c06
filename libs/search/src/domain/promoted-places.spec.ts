import { describe, expect, it } from '@jest/globals';
import { interleaved, partsOfPage } from './promoted-places.js';

/** Promoted offers are P0, P1 …, the others o0, o1 …, sunk ones s0, s1 …, newest first. */
const offers = (kind: string, count: number) => Array.from({ length: count }, (_, index) => kind + index);

function page(from: number, size: number, promoted: string[], others: string[], sunk: string[] = []): string[] {
  const parts = partsOfPage(from, size, promoted.length, others.length);
  const part = (list: string[], { from: first, size: wanted }: { from: number; size: number }) =>
    list.slice(first, first + wanted);
  return [...interleaved(part(promoted, parts.promoted), part(others, parts.others), parts), ...part(sunk, parts.sunk)];
}

/** As anybody would write the list down. */
function plainly(promoted: string[], others: string[]): string[] {
  const [paid, rest, list] = [[...promoted], [...others], [] as string[]];
  while (rest.length > 0) {
    list.push(...paid.splice(0, 1), ...rest.splice(0, 9));
  }
  return [...list, ...paid];
}

/** The same numbers in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('a recommended list', () => {
  const random = numbers(5);
  const below = (limit: number) => Math.floor(random.next().value * limit);

  it('is the same whole list, page by page, whatever the size of a page', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const promoted = offers('P', below(below(2) === 0 ? 4 : 60));
      const others = offers('o', below(below(2) === 0 ? 12 : 200));
      const sunk = offers('s', below(30));
      const whole = [...plainly(promoted, others), ...sunk];
      const [from, size] = [below(whole.length + 30), 1 + below(50)];
      expect({ from, size, page: page(from, size, promoted, others, sunk) }).toEqual({
        from,
        size,
        page: whole.slice(from, from + size),
      });
    }
  });

  it('has at most two promoted offers among any twenty, never side by side, while others follow', () => {
    for (let round = 0; round < 300; round += 1) {
      const promoted = offers('P', below(100));
      const list = page(0, 1_000, promoted, offers('o', below(300)));
      const mixedPart = list.slice(0, list.findLastIndex((offer) => offer.startsWith('o')) + 1);
      const paid = mixedPart.map((offer) => offer.startsWith('P'));
      for (const at of paid.keys()) {
        expect(paid.slice(at, at + 20).filter(Boolean).length).toBeLessThanOrEqual(2);
        expect(paid[at] && paid[at + 1]).not.toBe(true);
      }
      expect(paid.filter(Boolean).length).toBe(Math.min(promoted.length, Math.ceil(mixedPart.length / 10)));
    }
  });

  it('begins with a promoted one and goes on plainly when only they are left', () => {
    expect(page(0, 20, offers('P', 5), offers('o', 11)).join(' ')).toBe(
      'P0 o0 o1 o2 o3 o4 o5 o6 o7 o8 P1 o9 o10 P2 P3 P4',
    );
    expect(page(0, 3, offers('P', 5), [])).toEqual(['P0', 'P1', 'P2']);
    expect(page(40, 20, offers('P', 5), offers('o', 11))).toEqual([]);
  });
});
