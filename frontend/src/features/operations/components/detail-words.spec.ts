import { describe, expect, it } from '@jest/globals';
import { detailWords } from './detail-words.js';

describe('the facts of an entry', () => {
  it('stand in one line', () => {
    const detail = { method: 'DELETE', route: '/api/auth/sessions/:id', ids: { id: 12 }, refused: true };
    expect(detailWords(detail)).toBe('method: DELETE, route: /api/auth/sessions/:id, ids: id 12, refused: true');
  });

  it('are left out where they are empty or not so', () => {
    expect(detailWords({})).toBe('');
    expect(detailWords({ ids: {}, country: null, kinds: [], refused: false })).toBe('');
    expect(detailWords({ kinds: ['terms', 'news'] })).toBe('kinds: terms news');
  });
});
