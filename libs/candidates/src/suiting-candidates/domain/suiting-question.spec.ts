import { describe, expect, it } from '@jest/globals';
import { inOneForm, questionOf } from './suiting-question.js';

const german = (level: number) => ({ languageIds: [1, 9], level });
const welsh = { languageIds: [3], level: 2 };
const NOTHING = { languages: [], skillIds: [], place: null };

describe('a question in one form', () => {
  it('is the same however it is written', () => {
    const one = inOneForm({
      languages: [[german(4), welsh], [german(2)]],
      skillIds: [7, 5],
      place: { cityIds: [2, 1], countryIds: [8] },
    });
    const other = inOneForm({
      languages: [[{ languageIds: [9, 1], level: 2 }], [welsh, german(6), german(4), welsh], [german(2)]],
      skillIds: [5, 7, 5],
      place: { cityIds: [1, 2, 2], countryIds: [8] },
    });
    expect(questionOf(1, other)).toBe(questionOf(1, one));
  });

  it('is another one for another company, level, group or place', () => {
    const questions = [
      questionOf(1, NOTHING),
      questionOf(2, NOTHING),
      questionOf(1, inOneForm({ ...NOTHING, languages: [[german(2)]] })),
      questionOf(1, inOneForm({ ...NOTHING, languages: [[german(3)]] })),
      questionOf(1, inOneForm({ ...NOTHING, languages: [[german(3), welsh]] })),
      questionOf(1, inOneForm({ ...NOTHING, languages: [[german(3)], [welsh]] })),
      questionOf(1, inOneForm({ ...NOTHING, place: { cityIds: [], countryIds: [] } })),
    ];
    expect(new Set(questions).size).toBe(questions.length);
  });
});
