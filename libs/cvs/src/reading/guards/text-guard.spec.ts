import { FEWEST_CV_LETTERS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { guardText } from './text-guard.js';

describe('a plain text', () => {
  it.each([
    ['UTF-8', Buffer.from('Ζωγράφος στην Αθήνα από το 2019')],
    ['UTF-16', Buffer.from('\uFEFFMalerin und Lackiererin in Zürich', 'utf16le')],
    ['one byte a letter, of Western Europe', Buffer.from('Verkäuferin für Möbel in Köln', 'latin1')],
    [
      'one byte a letter, of the Mac',
      Buffer.concat([Buffer.from('Ing'), Buffer.of(0x8e), Buffer.from('nieur '.repeat(9))]),
    ],
    ['one byte a letter, Cyrillic', Buffer.from('cfeee2e0f020'.repeat(6), 'hex')],
  ])('is taken in %s', (_encoding, bytes) => {
    expect(() => guardText(bytes)).not.toThrow();
  });

  it('has as many letters as the page asks for before it is sent', () => {
    const long = 'É'.repeat(FEWEST_CV_LETTERS);
    expect(() => guardText(Buffer.from(`2019 ${long}`))).not.toThrow();
    expect(() => guardText(Buffer.from(`2019 ${long.slice(1)}`))).toThrow('CV_EMPTY');
  });
});
