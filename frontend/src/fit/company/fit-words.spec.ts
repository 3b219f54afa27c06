import { formatsOf } from '@babelboard/texts';
import type { OfferFit } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { englishTexts } from '../../testing/english-texts.js';
import { fitReasons } from './fit-words.js';

const said = (fit: Partial<OfferFit>) =>
  fitReasons(
    { version: 1, score: 82, languages: [], parts: [], unsaid: [], ...fit },
    englishTexts('fit/company'),
    formatsOf('en'),
  ).map(({ text, tone }) => `${tone}: ${text}`);
const skill = (id: number) => ({ id, name: `Skill ${id}` });
const WAITER = { id: 1, name: 'waiter' };

describe('what makes the fit of somebody', () => {
  it('is said of them, what counts most first', () => {
    expect(
      said({
        languages: [{ id: 1, name: 'German', slug: 'German', asked: null, held: null }],
        parts: [
          { part: 'experience', fit: 0.5, weight: 0.1, asked: 5, years: 2.5 },
          {
            part: 'skills',
            fit: 0.5,
            weight: 0.4,
            asked: 3,
            held: [skill(1)],
            near: [],
            missing: [skill(2), skill(3)],
          },
          { part: 'occupation', fit: 1, weight: 0.4, occupation: WAITER, closeness: 'same', from: 'headline' },
          { part: 'wished-languages', fit: 0, weight: 0.1, languages: [] },
        ],
      }),
    ).toEqual([
      'met: Speaks the language it asks for: German',
      'met: The same work: waiter',
      'partly: 1 of 3 skills',
      'partly: 5 years of experience are asked for, 2 named',
      'lacks: Speaks none of the languages that are wished for',
    ]);
  });

  it('names what either side leaves open, and nothing that applications cannot say', () => {
    expect(
      said({
        unsaid: [
          { part: 'skills', by: 'person', weight: 0.4 },
          { part: 'experience', by: 'offer', weight: 0 },
          { part: 'pay', by: 'offer', weight: 0 },
          { part: 'wished-languages', by: 'offer', weight: 0 },
        ],
      }),
    ).toEqual(['unsaid: Not said: skills', 'unsaid: Your offer does not say: experience']);
  });
});
