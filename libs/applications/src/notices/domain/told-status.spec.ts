import type { ApplicationStatus } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { isNewsToCandidate } from './told-status.js';

const START = Date.parse('2026-11-24T12:00:00Z');
/** Statuses with the second in which each began. */
const steps = (...moves: [ApplicationStatus, number][]) =>
  moves.map(([status, second]) => ({ status, at: new Date(START + second * 1_000) }));

describe('what is news to a candidate', () => {
  it('is a status that follows one that stood', () => {
    expect(isNewsToCandidate(steps(['new', 0], ['shortlisted', 600]))).toBe(true);
    expect(isNewsToCandidate(steps(['new', 0], ['rejected', 5]))).toBe(true);
  });

  it('is none where it was moved there and back within a minute, over however many', () => {
    expect(isNewsToCandidate(steps(['new', 0], ['shortlisted', 600], ['rejected', 900], ['shortlisted', 930]))).toBe(
      false,
    );
    expect(
      isNewsToCandidate(
        steps(['new', 0], ['shortlisted', 600], ['offered', 900], ['rejected', 930], ['shortlisted', 960]),
      ),
    ).toBe(false);
  });

  it('is one where the other status stood for a minute, for then it was told', () => {
    expect(isNewsToCandidate(steps(['new', 0], ['shortlisted', 600], ['rejected', 900], ['shortlisted', 960]))).toBe(
      true,
    );
  });

  it('is a status that is left and another taken at once', () => {
    expect(isNewsToCandidate(steps(['new', 0], ['shortlisted', 600], ['rejected', 900], ['interview', 910]))).toBe(
      true,
    );
  });

  it('is none where nothing has happened', () => {
    expect(isNewsToCandidate([])).toBe(false);
    expect(isNewsToCandidate(steps(['new', 0]))).toBe(false);
  });
});
