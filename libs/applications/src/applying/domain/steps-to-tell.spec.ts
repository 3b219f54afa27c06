import type { ApplicationStatus } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { StepKind } from '../entities/application-step.entity.js';
import { stepsToTell } from './steps-to-tell.js';

const START = Date.parse('2026-11-24T12:00:00Z');
type Told = [kind: StepKind, toStatus: ApplicationStatus | null, second: number];
const told = (...steps: Told[]) =>
  stepsToTell(steps.map(([kind, toStatus, second]) => ({ kind, toStatus, at: new Date(START + second * 1_000) }))).map(
    ({ toStatus }) => toStatus,
  );

describe('what a candidate reads of the course', () => {
  it('leaves out what stood for less than a minute, but not what stands now', () => {
    const steps: Told[] = [
      ['applied', 'new', 0],
      ['moved', 'offered', 600],
      ['moved', 'hired', 601],
      ['moved', 'rejected', 602],
      ['moved', 'interview', 603],
    ];
    expect(told(...steps)).toEqual(['new', 'interview']);
    expect(told(...steps, ['moved', 'offered', 663])).toEqual(['new', 'interview', 'offered']);
  });

  it('says nothing of a way there and back', () => {
    expect(told(['applied', 'new', 0], ['moved', 'rejected', 600], ['moved', 'new', 610])).toEqual(['new']);
    expect(
      told(
        ...([
          ['applied', 'new', 0],
          ['moved', 'shortlisted', 600],
          ['moved', 'rejected', 900],
          ['moved', 'shortlisted', 910],
        ] satisfies Told[]),
      ),
    ).toEqual(['new', 'shortlisted']);
  });

  it('keeps that somebody applied and withdrew, however soon', () => {
    expect(
      told(['applied', 'new', 0], ['moved', 'in_review', 5], ['objected', null, 90], ['withdrawn', 'withdrawn', 100]),
    ).toEqual(['new', 'in_review', 'withdrawn']);
  });
});
