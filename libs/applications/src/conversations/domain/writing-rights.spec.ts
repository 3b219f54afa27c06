import { APPLICATION_STATUSES, type ApplicationStatus } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { type Course, type Side, writingRefusal } from './writing-rights.js';

const course = (status: ApplicationStatus, rest: Partial<Course> = {}): Course => ({
  status,
  companyWrote: false,
  wroteSinceRejection: false,
  ...rest,
});
const refusals = (side: Side, rest: Partial<Course> = {}) =>
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, writingRefusal(side, course(status, rest))]));

describe('writingRefusal', () => {
  it('lets a company write as long as the application stands', () => {
    const { withdrawn, ...others } = refusals('company');
    expect(withdrawn).toBe('ended');
    expect(Object.values(others).every((refusal) => refusal === null)).toBe(true);
  });

  it('lets a candidate write once somebody has dealt with the application, or written', () => {
    expect(refusals('candidate')).toEqual({
      ...{
        new: 'company_writes_first',
        in_review: null,
        shortlisted: null,
        interview: null,
        offered: null,
        hired: null,
      },
      ...{ rejected: null, withdrawn: 'ended' },
    });
    expect(refusals('candidate', { companyWrote: true }).new).toBeNull();
  });

  it('lets who is rejected say one thing more', () => {
    expect(writingRefusal('candidate', course('rejected', { wroteSinceRejection: true }))).toBe('answered_once');
    expect(writingRefusal('candidate', course('in_review', { wroteSinceRejection: true }))).toBeNull();
  });
});
