import { describe, expect, it } from '@jest/globals';
import { changeUnsent, keyOf, NOTHING, onUnsent, unsentOf, wasSent } from './unsent.js';

const PART = 'note-7';
let lastAccount = 0;
/** Another one each time, so that nothing is left of the test before. */
const newAccount = () => {
  lastAccount += 1;
  return lastAccount;
};

describe('what is written and not sent', () => {
  it('stays with its part, whoever shows it, and is nobody else’s', () => {
    const account = newAccount();
    let heard = 0;
    const stop = onUnsent(() => {
      heard += 1;
    });
    changeUnsent(account, PART, { text: 'Call on Monday', told: [3] });
    stop();
    expect([heard, unsentOf(account, PART)]).toEqual([1, { text: 'Call on Monday', told: [3], attempt: null }]);
    expect(unsentOf(account, 'note-8')).toEqual(NOTHING);
    expect(unsentOf(newAccount(), PART)).toEqual(NOTHING);
  });

  it('has one key as long as it says the same', () => {
    const account = newAccount();
    const key = keyOf(account, PART, 'Hello');
    expect(keyOf(account, PART, 'Hello')).toBe(key);
    expect(keyOf(account, PART, 'Hello!')).not.toBe(key);
  });

  it('keeps what was typed while it was on its way', () => {
    const account = newAccount();
    const arrives = (typed: string) => {
      changeUnsent(account, PART, { text: typed, told: [3, 4] });
      wasSent(account, PART, { text: 'Hello', told: [3] });
      return unsentOf(account, PART);
    };
    expect(arrives('Hello')).toEqual({ text: '', told: [4], attempt: null });
    expect(arrives('Hello\nOne more thing')).toMatchObject({ text: 'One more thing' });
    expect(arrives('Something else')).toMatchObject({ text: 'Something else' });
  });
});
