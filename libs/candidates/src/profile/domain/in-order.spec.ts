import { describe, expect, it } from '@jest/globals';
import { inOrder } from './in-order.js';

describe('an order', () => {
  const order = (items: number[], ids: number[]) => inOrder(items, ids, (id) => id);

  it('is that of the ids', () => {
    expect(order([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2]);
  });

  it('loses nothing that it does not name, and makes nothing up', () => {
    expect(order([1, 2, 3, 4], [4, 9, 2, 4])).toEqual([4, 2, 1, 3]);
    expect(order([1, 2], [])).toEqual([1, 2]);
  });
});
