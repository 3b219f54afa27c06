import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window.js';

describe('pageWindow', () => {
  it('is the page itself for a multiple of the size', () => {
    expect(pageWindow(40, 20)).toEqual({ page: 3, hitsPerPage: 20, skip: 0 });
  });

  it('holds the wanted offers for any start', () => {
    for (let from = 0; from < 200; from += 1) {
      for (const size of [1, 7, 20, 50]) {
        const { page, hitsPerPage, skip } = pageWindow(from, size);
        expect((page - 1) * hitsPerPage + skip).toBe(from);
        expect(skip + size).toBeLessThanOrEqual(hitsPerPage);
      }
    }
  });
});
