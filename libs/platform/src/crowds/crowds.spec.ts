import { describe, expect, it } from '@jest/globals';
import { CROWD_BANDS, type Crowd, crowdOf, smallerCrowd } from './crowds.js';

const QUESTIONS = 20_000;
const asked = (question: string, day = '2026-11-25') => ({
  ...{ secretKey: 'a secret of a test', asker: 'one company', day, question },
});
const told = (crowd: Crowd) => crowd.from ?? 0;
/** How often each answer comes, over many who ask about so many people. */
function answers(people: number, about: string): Map<number, number> {
  const counted = new Map<number, number>();
  for (let n = 0; n < QUESTIONS; n += 1) {
    const answer = told(crowdOf(people, asked(`${about} ${n}`)));
    counted.set(answer, (counted.get(answer) ?? 0) + 1);
  }
  return counted;
}

describe('crowdOf', () => {
  it.each([...CROWD_BANDS])('does not tell by the band of %p whether one person is in a union', (band) => {
    const [without, withOne] = [answers(band - 1, 'a union'), answers(band, 'the union with one more group')];
    const outcomes = new Set([...without.keys(), ...withOne.keys()]);
    // Whoever guesses by the answer whether they are in is right hardly more often than by tossing a coin: half of this in addition.
    const apart = [...outcomes].reduce(
      (sum, outcome) => sum + Math.abs((without.get(outcome) ?? 0) - (withOne.get(outcome) ?? 0)) / QUESTIONS / 2,
      0,
    );
    expect(apart).toBeLessThan(0.2);
    expect(Math.min(...[without, withOne].map((counted) => counted.get(band) ?? 0))).toBeGreaterThan(QUESTIONS / 3);
  });

  it('falls nearly as often as it rises where one person was added: no difference of two answers proves anything', () => {
    let rises = 0;
    let falls = 0;
    for (let n = 0; n < QUESTIONS; n += 1) {
      const difference = told(crowdOf(25, asked(`with ${n}`))) - told(crowdOf(24, asked(`without ${n}`)));
      rises += difference > 0 ? 1 : 0;
      falls += difference < 0 ? 1 : 0;
    }
    expect(falls).toBeGreaterThan(QUESTIONS / 7);
    // e^(2/5), and what chance adds in so many.
    expect(rises / falls).toBeLessThan(1.6);
  });

  it('differs as often between two questions that find the same people: who sees a difference has learnt nothing', () => {
    const differ = (one: number, other: number) => {
      let times = 0;
      for (let n = 0; n < QUESTIONS; n += 1)
        times += told(crowdOf(one, asked(`a ${n}`))) === told(crowdOf(other, asked(`b ${n}`))) ? 0 : 1;
      return times / QUESTIONS;
    };
    expect(Math.abs(differ(24, 24) - differ(24, 25))).toBeLessThan(0.02);
  });

  it('sticks for a question, who asks and a day, and is another for others', () => {
    const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;
    const days = Array.from({ length: 28 }, (_, date) => told(crowdOf(250, asked('a question', day(date + 1)))));
    expect(new Set(days)).toEqual(new Set([100, 250]));
    expect(new Set(Array.from({ length: 50 }, () => told(crowdOf(250, asked('a question'))))).size).toBe(1);
  });

  it('is near the truth, and never below nothing', () => {
    const about = answers(400, 'many');
    expect(about.get(250)).toBe(QUESTIONS);
    expect((answers(0, 'nobody').get(0) ?? 0) / QUESTIONS).toBeGreaterThan(0.9);
  });
});

describe('smallerCrowd', () => {
  it('is the lower of two bands', () => {
    const [few, some, more] = [
      { from: null, fewerThan: 10 },
      { from: 10, fewerThan: null },
      { from: 25, fewerThan: null },
    ];
    expect([smallerCrowd(few, more), smallerCrowd(more, some)]).toEqual([few, some]);
  });
});
