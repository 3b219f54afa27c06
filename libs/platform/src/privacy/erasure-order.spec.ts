import { describe, expect, it } from '@jest/globals';
import { erasureOrder, type ForeignKey } from './erasure-order.js';

const table = (name: string, pathLength = 0) => ({ name, pathLength });
const key = (child: string, parent: string): ForeignKey => ({ child, parent });

describe('the order of erasure', () => {
  it('takes the rows that point at others first, along all of their way', () => {
    const tables = [table('account'), table('candidate'), table('cv')];
    const keys = [key('candidate', 'account'), key('cv', 'candidate')];
    expect(erasureOrder(tables, keys)).toEqual(['cv', 'candidate', 'account']);
  });

  it('follows keys over tables that hold nothing about persons, and leaves those out', () => {
    const keys = [key('folder', 'account'), key('cv', 'folder')];
    expect(erasureOrder([table('account'), table('cv')], keys)).toEqual(['cv', 'account']);
  });

  it('takes the longest path first where no key says so', () => {
    expect(erasureOrder([table('account'), table('note', 1), table('page', 2)], [])).toEqual([
      'page',
      'note',
      'account',
    ]);
  });

  it('ends where tables point at each other', () => {
    expect(erasureOrder([table('one'), table('other')], [key('one', 'other'), key('other', 'one')])).toHaveLength(2);
  });
});
