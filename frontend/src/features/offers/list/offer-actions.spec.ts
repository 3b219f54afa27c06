import { expect, it } from '@jest/globals';
import { actionsFor, actionsForAll } from './offer-actions.js';

it('deletes drafts alone, and reposts only what has ended', () => {
  const states = ['draft', 'published', 'paused', 'closed', 'expired'] as const;
  const having = (action: 'delete' | 'repost') => states.filter((state) => actionsFor({ state }).includes(action));
  expect(having('delete')).toEqual(['draft']);
  expect(having('repost')).toEqual(['closed', 'expired']);
});

it('offers for several what one of them can have', () => {
  expect(actionsForAll([{ state: 'draft' }, { state: 'published' }])).toEqual(['pause', 'renew', 'close', 'delete']);
  expect(actionsForAll([{ state: 'closed' }])).toEqual([]);
  expect(actionsForAll([{ state: 'published', confirmation_due: true }])[0]).toBe('confirm');
});

it('lets what an operator took off be ended and nothing else', () => {
  const taken_off = { at: '2026-12-01T00:00:00Z', ground: 'scam', explanation: 'It asks for money.' } as const;
  expect(actionsFor({ state: 'published', taken_off })).toEqual(['close']);
  expect(actionsFor({ state: 'expired', taken_off })).toEqual(['close']);
});
