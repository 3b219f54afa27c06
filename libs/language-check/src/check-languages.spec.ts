import { describe, expect, it } from '@jest/globals';
import { type AskedLanguage, checkLanguages, type HeldLanguage } from './check-languages.js';
import type { LevelRank } from './language-levels.js';
import { summariseLanguages } from './summarise-languages.js';

const RANKS = [1, 2, 3, 4, 5, 6, 7] as const;

const asks = (slug: string, rank: LevelRank | null = null, rest: Partial<AskedLanguage> = {}): AskedLanguage => ({
  slug,
  rank,
  mandatory: true,
  oneOf: null,
  ...rest,
});
const holds = (slug: string, rank: LevelRank | null = null): HeldLanguage => ({ slug, rank });
const statuses = (asked: AskedLanguage[], held: HeldLanguage[]) =>
  checkLanguages(asked, held).map(({ status }) => status);

describe('checkLanguages', () => {
  it('compares every asked level with every held one by rank', () => {
    for (const asked of RANKS) {
      for (const held of RANKS) {
        expect(checkLanguages([asks('Greek', asked)], [holds('Greek', held)])).toEqual([
          { slug: 'Greek', status: held >= asked ? 'met' : 'missing', asked, held, heldAs: null, byAlternative: false },
        ]);
      }
    }
  });

  it('says what is asked and held, also where a language is not spoken', () => {
    expect(checkLanguages([asks('German', 4), asks('Polish', 2)], [holds('German', 3)])).toEqual([
      { slug: 'German', status: 'missing', asked: 4, held: 3, heldAs: null, byAlternative: false },
      { slug: 'Polish', status: 'missing', asked: 2, held: null, heldAs: null, byAlternative: false },
    ]);
  });

  it.each([
    ['German', 'Swiss_German'],
    ['Swiss_German', 'German'],
    ['Dutch', 'Flemish'],
    ['Flemish', 'Dutch'],
  ])('counts %s as asked when %s is held', (asked, held) => {
    expect(statuses([asks(asked, 4)], [holds(held, 5)])).toEqual(['met']);
    expect(statuses([asks(asked, 4)], [holds(held, 3)])).toEqual(['missing']);
  });

  it('names the held language where it is another than the asked one', () => {
    const heldAs = (...held: HeldLanguage[]) => checkLanguages([asks('Swiss_German', 2)], held)[0]?.heldAs;
    expect(heldAs(holds('German', 5))).toBe('German');
    expect(heldAs(holds('German'))).toBe('German');
    expect(heldAs(holds('Swiss_German', 2), holds('German', 5))).toBe('German');
    expect(heldAs(holds('German', 5), holds('Swiss_German', 5))).toBeNull();
    expect(heldAs(holds('Swiss_German', 5), holds('German', 5))).toBeNull();
    expect(heldAs(holds('Swiss_German'))).toBeNull();
    expect(heldAs(holds('French', 5))).toBeNull();
  });

  it('counts no other languages as each other', () => {
    expect(statuses([asks('Norwegian'), asks('Dutch'), asks('German')], [holds('Danish', 7)])).toEqual([
      'missing',
      'missing',
      'missing',
    ]);
    expect(statuses([asks('Dutch')], [holds('German', 7)])).toEqual(['missing']);
  });

  it('takes the best of several held ones', () => {
    expect(checkLanguages([asks('German', 4)], [holds('German', 2), holds('Swiss_German', 7)])[0]).toMatchObject({
      status: 'met',
      held: 7,
    });
    expect(checkLanguages([asks('German', 4)], [holds('German'), holds('Swiss_German', 2)])[0]).toMatchObject({
      status: 'missing',
      held: 2,
    });
  });

  it('never guesses: no level held is unknown, no level asked is met by speaking it', () => {
    expect(statuses([asks('French', 3)], [holds('French')])).toEqual(['unknown']);
    expect(statuses([asks('French')], [holds('French')])).toEqual(['met']);
    expect(statuses([asks('French')], [holds('French', 1)])).toEqual(['met']);
  });

  it('is satisfied with one of several alternatives and marks the others', () => {
    const asked = [asks('French', 4, { oneOf: 1 }), asks('Dutch', 4, { oneOf: 1 }), asks('English', 3)];
    expect(checkLanguages(asked, [holds('Flemish', 7)])).toEqual([
      { slug: 'French', status: 'met', asked: 4, held: null, heldAs: null, byAlternative: true },
      { slug: 'Dutch', status: 'met', asked: 4, held: 7, heldAs: 'Flemish', byAlternative: false },
      { slug: 'English', status: 'missing', asked: 3, held: null, heldAs: null, byAlternative: false },
    ]);
    expect(statuses(asked, [holds('French', 2)])).toEqual(['missing', 'missing', 'missing']);
  });

  it('keeps groups of alternatives apart', () => {
    const asked = [asks('French', null, { oneOf: 1 }), asks('Greek', null, { oneOf: 2 })];
    expect(statuses(asked, [holds('French', 5)])).toEqual(['met', 'missing']);
  });

  it('has nothing to say about an offer that asks for nothing', () => {
    expect(checkLanguages([], [holds('French', 5)])).toEqual([]);
  });
});

describe('summariseLanguages', () => {
  const summary = (asked: AskedLanguage[], held: HeldLanguage[]) =>
    summariseLanguages(asked, checkLanguages(asked, held));

  it('counts what is met, and alternatives once', () => {
    const asked = [
      asks('English', 4),
      asks('French', 4, { oneOf: 1 }),
      asks('Dutch', 4, { oneOf: 1 }),
      asks('Greek', 2, { mandatory: false }),
    ];
    expect(summary(asked, [holds('English', 5), holds('Dutch', 5)])).toEqual({
      met: 2,
      of: 3,
      unknown: 0,
      suits: true,
    });
    expect(summary(asked, [holds('English', 5)])).toEqual({ met: 1, of: 3, unknown: 0, suits: false });
    expect(summary(asked, [])).toEqual({ met: 0, of: 3, unknown: 0, suits: false });
  });

  it('counts an unknown level neither as met nor as missing, and is not satisfied while it is required', () => {
    expect(summary([asks('English', 4)], [holds('English')])).toEqual({ met: 0, of: 0, unknown: 1, suits: false });
    expect(summary([asks('English', 4), asks('Greek')], [holds('English'), holds('Greek')])).toEqual({
      met: 1,
      of: 1,
      unknown: 1,
      suits: false,
    });
    const either = [asks('French', 4, { oneOf: 1 }), asks('Dutch', 4, { oneOf: 1 })];
    expect(summary(either, [holds('Dutch')])).toEqual({ met: 0, of: 0, unknown: 1, suits: false });
    expect(summary(either, [holds('Dutch'), holds('French', 5)])).toEqual({ met: 1, of: 1, unknown: 0, suits: true });
  });

  it('is satisfied where only nice-to-have ones are missing', () => {
    expect(summary([asks('English', 4, { mandatory: false })], [])).toEqual({ met: 0, of: 1, unknown: 0, suits: true });
    expect(summary([], [])).toEqual({ met: 0, of: 0, unknown: 0, suits: true });
  });
});
