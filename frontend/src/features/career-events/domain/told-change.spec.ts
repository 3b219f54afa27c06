import { describe, expect, it } from '@jest/globals';
import { toldChange } from './told-change.js';

const ANNOUNCED = {
  phase: 'coming',
  state: 'announced',
  starts_at: '2027-03-28T00:30:00.000Z',
  ends_at: '2027-03-28T02:30:00.000Z',
  time_zone: 'Europe/Berlin',
} as const;

describe('toldChange', () => {
  it.each([
    ['nothing', {}, null],
    ['the same moments in other words', { starts_at: '2027-03-28T02:30:00+02:00' }, null],
    ['another beginning', { starts_at: '2027-03-28T01:30:00.000Z' }, 'moved'],
    ['another end', { ends_at: '2027-03-28T03:30:00.000Z' }, 'moved'],
    ['another zone', { time_zone: 'Europe/Athens' }, 'moved'],
    ['called off', { state: 'cancelled' }, 'cancelled'],
    ['without a date again', { state: 'planned' }, 'cancelled'],
  ] as const)('%s', (_what, more, change) => {
    expect(toldChange(ANNOUNCED, { ...ANNOUNCED, ...more })).toBe(change);
  });

  it('is that it takes place after all', () => {
    expect(toldChange({ ...ANNOUNCED, phase: 'cancelled', state: 'cancelled' }, ANNOUNCED)).toBe('moved');
  });

  it('is nothing for what stays without a date, and for what is over', () => {
    const planned = { ...ANNOUNCED, phase: 'planned', state: 'planned' } as const;
    expect(toldChange(planned, planned)).toBeNull();
    expect(toldChange({ ...ANNOUNCED, phase: 'past' }, { ...ANNOUNCED, state: 'cancelled' })).toBeNull();
  });
});
