import { expect, it } from '@jest/globals';
import { POSTING_STEPS, stepOf, stepState, stepWith } from './posting-steps.js';

it.each([
  ['3', 1, 3],
  [null, 4, 4],
  ['0', 4, 1],
  ['7', 4, 1],
  ['two', 4, 1],
])('reads the step %j of an address', (asked, reached, step) => {
  expect(stepOf(asked, reached)).toBe(step);
});

it('has each field in one step', () => {
  const fields = POSTING_STEPS.flatMap((step) => step.fields);
  expect(new Set(fields).size).toBe(fields.length);
  expect([stepWith('title'), stepWith('salary'), stepWith('apply'), stepWith('nothing')]).toEqual([1, 4, 5, 6]);
});

it('is faulty where something is missing that was passed, or wrong', () => {
  expect(stepState(1, 3, ['title'], [])).toBe('faulty');
  expect(stepState(1, 3, ['salary'], [])).toBe('done');
  expect(stepState(4, 3, ['salary'], [])).toBe('open');
  expect(stepState(5, 3, [], ['apply'])).toBe('faulty');
});
