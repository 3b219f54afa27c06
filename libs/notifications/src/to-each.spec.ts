import { PutBack } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { toEach } from './to-each.js';

const soon = new PutBack('soon', 1_000);
const later = new PutBack('later', 60_000);
const fault = new Error('fault');

describe('toEach', () => {
  it.each<[(Error | null)[], Error]>([
    [[later, null, soon], soon],
    [[soon, fault, later], fault],
    [[null, later], later],
  ])('mails everybody, and then tells what is due first: %j', async (outcomes, told) => {
    const reached: number[] = [];
    const all = toEach(outcomes.entries(), async ([person, outcome]) => {
      reached.push(person);
      if (outcome !== null) throw outcome;
    });
    await expect(all).rejects.toBe(told);
    expect(reached).toEqual(outcomes.map((_, person) => person));
  });
});
