import type { AnyCatalogues } from '@babelboard/texts/server';
import { describe, expect, it } from '@jest/globals';
import { platformTexts } from '../texts/platform-texts.js';
import { DomainError } from './domain-error.js';
import { ErrorWords } from './error-words.js';

const words = new ErrorWords([platformTexts]);
const limited = new DomainError('RATE_LIMITED', 'limited', { params: { retryAfter: 3 } });

describe('ErrorWords', () => {
  it('says an error in each language', () => {
    expect(words.of(limited, 'en')).toBe('That was a little often. Please wait and try again.');
    expect(words.of(limited, 'de')).toBe('Das war etwas zu oft. Bitte warte kurz und versuche es noch einmal.');
  });

  it('puts the default language into logs, and leaves the words of other errors alone', () => {
    expect(words.messageOf(limited)).toBe('That was a little often. Please wait and try again.');
    expect(words.messageOf(new Error('no route to host'))).toBe('no route to host');
  });

  it('has nothing better than the code where there are no words', () => {
    expect(words.of({ code: 'NEVER_HEARD', params: {} }, 'de')).toBe('NEVER_HEARD');
    expect(words.of({ code: 'toString', params: {} }, 'de')).toBe('toString');
  });

  it('refuses two contexts that have words for one code', () => {
    const other: AnyCatalogues = { ...platformTexts, keys: new Set(['errors.RATE_LIMITED']) } as never;
    expect(() => new ErrorWords([platformTexts, other])).toThrow('Two contexts have words for the error RATE_LIMITED');
  });
});

it('an error without words tells programmers what it is', () => {
  expect(limited.message).toBe('RATE_LIMITED {"retryAfter":3}');
  expect(new DomainError('LOGIN_WRONG', 'invalid').message).toBe('LOGIN_WRONG');
});
