import type { CompanyDashboardResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { firstThing, openSteps } from './first-thing.js';

const NEW: CompanyDashboardResponse = {
  company: { name: 'Kontor', state: 'pending', suspended: false, suspension: null, described: false },
  barred: 'COMPANY_NOT_VERIFIED',
  email_verified: false,
  members: { total: 1, invited: 0 },
  offers: {
    ...{
      drafts: 0,
      live: 0,
      paused: 0,
      taken_off: { total: 0, first: [] },
      expiring: 0,
      unconfirmed: 0,
      used: 0,
      allowed: 1,
      ever_live: false,
    },
    views: { week: 0, week_before: 0 },
    first: [],
  },
  applicants: { new: 0, unanswered: 0, overdue: 0, due_soon: 0, unread_messages: 0, first: [], messages: [] },
  replies: null,
};
const verified = (changes: Partial<CompanyDashboardResponse> = {}): CompanyDashboardResponse => ({
  ...NEW,
  company: { ...NEW.company, state: 'verified' },
  email_verified: true,
  ...changes,
});
const waiting = (counts: Partial<CompanyDashboardResponse['applicants']>) =>
  verified({ applicants: { ...NEW.applicants, ...counts } });

describe('what the dashboard of a company leads with', () => {
  it('is the address at first, then what the company says of itself, an offer and others', () => {
    expect(openSteps(NEW, true)).toEqual(['verify', 'describe', 'offer', 'invite']);
    expect(firstThing(NEW, true)).toEqual({ kind: 'step', step: 'verify' });
    expect(firstThing(verified(), true)).toEqual({ kind: 'step', step: 'describe' });
  });

  it('asks recruiters for nothing that only owners can do', () => {
    expect(openSteps(verified(), false)).toEqual(['offer']);
  });

  it('is who waits longest, before messages and who is new', () => {
    const counts = { overdue: 2, due_soon: 1, unread_messages: 3, new: 4 };
    expect(firstThing(waiting(counts), true)).toEqual({ kind: 'overdue', count: 2 });
    expect(firstThing(waiting({ ...counts, overdue: 0 }), true)).toEqual({ kind: 'due', count: 1 });
    expect(firstThing(waiting({ ...counts, overdue: 0, due_soon: 0 }), true)).toEqual({ kind: 'unread', count: 3 });
    expect(firstThing(waiting({ new: 4 }), true)).toEqual({ kind: 'new', count: 4 });
  });

  it('is nothing once all is done, and that alone where a company is suspended', () => {
    const done = verified({
      company: { ...NEW.company, state: 'verified', described: true },
      members: { total: 1, invited: 1 },
      offers: { ...NEW.offers, ever_live: true },
    });
    expect(firstThing(done, true)).toEqual({ kind: 'nothing' });
    expect(firstThing({ ...done, company: { ...done.company, suspended: true } }, true)).toEqual({ kind: 'suspended' });
  });
});
