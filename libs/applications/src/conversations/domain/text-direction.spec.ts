import { describe, expect, it } from '@jest/globals';
import { textDirection } from './text-direction.js';

describe('textDirection', () => {
  it.each([
    ['Guten Tag', 'ltr'],
    ['مرحبا, Berlin', 'rtl'],
    ['«12:30» שלום', 'rtl'],
    ['Shalom שלום', 'ltr'],
    ['', 'ltr'],
  ])('of %p is %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
