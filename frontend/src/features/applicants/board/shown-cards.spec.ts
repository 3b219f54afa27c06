import { describe, expect, it } from '@jest/globals';
import { CARD_HEIGHT, shownCards } from './shown-cards.js';

describe('the cards of a column that are drawn', () => {
  it('are those in sight and a few beyond, however many there are', () => {
    expect(shownCards({ top: 0, height: 2.5 * CARD_HEIGHT }, 5_000)).toEqual({ first: 0, last: 7 });
    const { first, last } = shownCards({ top: 2_000 * CARD_HEIGHT, height: 2.5 * CARD_HEIGHT }, 5_000);
    expect([first, last]).toEqual([1_996, 2_007]);
  });

  it('are none beyond the last one, also where the column has become shorter', () => {
    expect(shownCards({ top: 0, height: 800 }, 3)).toEqual({ first: 0, last: 3 });
    expect(shownCards({ top: 90 * CARD_HEIGHT, height: 800 }, 3)).toEqual({ first: 3, last: 3 });
    expect(shownCards({ top: 0, height: 800 }, 0)).toEqual({ first: 0, last: 0 });
  });
});
