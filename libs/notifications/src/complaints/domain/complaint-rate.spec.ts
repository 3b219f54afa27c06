import { describe, expect, it } from '@jest/globals';
import { complaintRate } from './complaint-rate.js';

describe('complaintRate', () => {
  it.each([
    [999, 999, 'unknown', null],
    [1_000, 0, 'fine', 0],
    [1_000, 1, 'fine', 0.001],
    [1_000, 2, 'alarm', 0.002],
    [1_000, 3, 'alarm', 0.003],
    [1_000, 4, 'stopped', 0.004],
  ] as const)('of %i mails and %i complaints is %s', (mails, complaints, level, rate) => {
    expect(complaintRate(mails, complaints)).toEqual({ mails, complaints, rate, level });
  });
});
