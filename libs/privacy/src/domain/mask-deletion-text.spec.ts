import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../../test/support/cpu-time.js';
import { maskDeletionText } from './mask-deletion-text.js';

describe('maskDeletionText', () => {
  it.each([
    ['Write to anna.berg+x@mail.example please', 'Write to [address] please'],
    ['<ana@bücher.example>', '<[address]>'],
    ['see https://mail.example/me?id=7 or www.me.example', 'see [link] or [link]'],
    ['Call +49 (0)30 123-456 78!', 'Call [number]!'],
    ['My ID is X1234567.', 'My ID is X[number].'],
    ['In 2026 I found 12 offers', 'In 2026 I found 12 offers'],
    ['Yours, ANNA Berg-Öst', 'Yours, [name] [name]-[name]'],
    ['Annabel is no Anna', 'Annabel is no [name]'],
    ['', ''],
  ])('%j becomes %j', (text, masked) => {
    expect(maskDeletionText(text, ['Anna', 'Berg-Öst'])).toBe(masked);
  });

  it('takes any name for letters, not for a pattern', () => {
    expect(maskDeletionText('a (b) c.*', ['(b)', 'c.*'])).toBe('a [name] [name]');
  });

  it('reads a text of digits and at-signs in a time that grows with its length alone', () => {
    const text = (times: number) => `${'1 '.repeat(times)}${'a'.repeat(times)}@${'@a'.repeat(times)}`;
    expect(growth((times) => maskDeletionText(text(times), ['Anna']), 2_500)).toBeLessThan(LINEAR);
  });
});
