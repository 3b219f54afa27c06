import { describe, expect, it } from '@jest/globals';
import { eventPhase } from './event-phase.js';

describe('eventPhase', () => {
  const startsAt = new Date('2027-03-02T09:00:00Z');
  const endsAt = new Date('2027-03-04T16:00:00Z');
  const at = (moment: string) => eventPhase({ state: 'announced', startsAt, endsAt }, new Date(moment));

  it('is coming until it begins, and past from its end on', () => {
    expect(at('2027-03-02T08:59:59Z')).toBe('coming');
    expect(at('2027-03-02T09:00:00Z')).toBe('running');
    expect(at('2027-03-04T15:59:59Z')).toBe('running');
    expect(at('2027-03-04T16:00:00Z')).toBe('past');
  });

  it('is what operators said where no date is told', () => {
    expect(eventPhase({ state: 'planned', startsAt, endsAt }, startsAt)).toBe('planned');
    expect(eventPhase({ state: 'announced', startsAt: null, endsAt: null }, startsAt)).toBe('planned');
    expect(eventPhase({ state: 'cancelled', startsAt, endsAt }, endsAt)).toBe('cancelled');
  });
});
