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
