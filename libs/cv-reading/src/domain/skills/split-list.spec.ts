import { describe, expect, it } from '@jest/globals';
import { splitList } from './split-list.js';

describe('the items of a list', () => {
  it('are a licence with its codes, and what else stands there', () => {
    expect(splitList('Driving licence B, C, CE; first aid')).toEqual(['Driving licence B, C, CE', 'first aid']);
  });

  it('are of a bounded length: thousands of codes are none of one licence', () => {
    const items = splitList(`Driving licence B${', C'.repeat(20_000)}`);
    expect(items[0]).toBe(`Driving licence B${', C'.repeat(16)}`);
    expect(Math.max(...items.slice(1).map((item) => item.length))).toBe(1);
  });
});
