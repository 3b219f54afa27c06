import type { OfferSlotsRequest } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './offered-problems.js';

const body: OfferSlotsRequest = {
  applicant_ids: [7],
  slots: [{ starts_at: '2026-11-27T09:30:00.000Z', minutes: 45 }],
  ...{ interviewers: [3], time_zone: 'Europe/Berlin', way: 'video', where: 'https://meet.example.test/room', note: '' },
};
const typed = { days: ['2026-11-27'], times: ['09:30'] };

describe('times that are to be offered', () => {
  it('lack nothing where all is filled in', () => {
    expect(problemsOf(typed, body)).toEqual({});
  });

  it('are missing at each field that is empty, in the order of the form', () => {
    const found = problemsOf({ days: [''], times: ['', ''] }, { ...body, slots: [], where: '' });
    expect(Object.entries(found)).toEqual([
      ['days', 'interviews.day-missing'],
      ['times', 'interviews.time-missing'],
      ['where', 'interviews.link-wrong'],
    ]);
  });

  it('are missing as a whole where clocks leave them out', () => {
    expect(problemsOf(typed, { ...body, slots: [] })).toEqual({ all: 'interviews.no-times' });
  });
});
