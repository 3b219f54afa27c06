import { formatsOf } from '@babelboard/texts';
import { DISCARD_REASONS, type JobMatching, type MatchingPart } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { createReasonWords } from '../../../fit/reasons.js';
import type { TextKey } from '../../../i18n/use-text.js';
import { englishTexts } from '../../../testing/english-texts.js';
import { aboveNext } from './above-next.js';
import { cameSince } from './came-since.js';
import { discardReasons } from './discard-reasons.js';
import { mayBeAdded } from './may-be-added.js';

const words = createReasonWords(englishTexts('features/matchings'), formatsOf('en'));
const said = (matching: JobMatching) => words.reasons(matching).map(({ text }) => text);
const language = (id: number, name: string) => ({ id, name, slug: name, asked: null, held: null });
const skill = (id: number) => ({ id, name: `Skill ${id}` });

function matching(parts: MatchingPart[], rest: Partial<JobMatching> = {}): JobMatching {
  return {
    version: 1,
    score: 82,
    languages: [],
    parts,
    unsaid: [],
    state: 'new',
    discarded_for: null,
    found_at: '2026-12-01T08:00:00.000Z',
    ...rest,
  };
}

const SKILLS: MatchingPart = {
  part: 'skills',
  fit: 0.75,
  weight: 0.4,
  asked: 8,
  held: [1, 2, 3, 4, 5, 6].map(skill),
  near: [],
  missing: [skill(7), skill(8)],
};
const BERLIN: MatchingPart = {
  part: 'place',
  fit: 1,
  weight: 0.2,
  reason: 'destination',
  city: 'Berlin',
  country: 'Germany',
  km: null,
};

describe('what speaks for an offer', () => {
  it('is said in plain words, what counts most first', () => {
    const found = matching([SKILLS], {
      languages: [language(2, 'German'), language(1, 'English')],
      unsaid: [
        { part: 'place', by: 'offer', weight: 0 },
        { part: 'pay', by: 'offer', weight: 0 },
        { part: 'experience', by: 'offer', weight: 0 },
        { part: 'permit', by: 'offer', weight: 0 },
        { part: 'sector', by: 'person', weight: 0.05 },
      ],
    });
    expect(said(found)).toEqual([
      'You speak both languages it asks for: German and English',
      '6 of 8 skills',
      'Not said: place, pay and experience',
    ]);
  });

  it.each<[MatchingPart, string]>([
    [{ ...SKILLS, held: [], near: [{ asked: skill(1), held: skill(9) }], asked: 1 }, '0 of 1 skill, 1 nearly'],
    [
      { part: 'occupation', fit: 0.7, weight: 0.3, occupation: skill(3), closeness: 'near', from: 'headline' },
      'Close to the work you do: Skill 3',
    ],
    [
      { part: 'place', fit: 0.9, weight: 0.1, reason: 'near', city: 'Potsdam', country: null, km: 27 },
      '27 km from you',
    ],
    [
      { part: 'place', fit: 0, weight: 0.1, reason: 'far', city: null, country: null, km: null },
      'The place is not on your list',
    ],
    [
      { part: 'place', fit: 0, weight: 0.1, reason: 'far', city: 'Turin', country: 'Italy', km: 1_240 },
      'Turin is 1,240 km away',
    ],
    [
      { part: 'occupation', fit: 0, weight: 0.3, occupation: null, closeness: 'group', from: 'headline' },
      'Not close to the work you do',
    ],
    [{ part: 'experience', fit: 1, weight: 0.1, asked: 1, years: 1.6 }, 'Your 1 year of experience is enough'],
    [{ part: 'experience', fit: 1, weight: 0.1, asked: 0, years: 0 }, 'It asks for no experience'],
    [
      { part: 'experience', fit: 0.9, weight: 0.1, asked: 2, years: 1.8 },
      'It asks for 2 years of experience, you have 1',
    ],
    [
      { part: 'pay', fit: 0.8, weight: 0.1, offered_per_year: 41_960, wished_per_year: 45_000, currency: 'EUR' },
      'It pays up to €42,000 a year, less than the €45,000 that you want',
    ],
    [{ part: 'permit', fit: 0, weight: 0.1 }, 'It needs a work permit that you do not have'],
  ])('says a part: %#', (part, text) => {
    expect(said(matching([part]))).toEqual([text]);
  });
});

describe('how many there are', () => {
  const t = englishTexts('features/matchings', 'app/pages');

  it.each<[TextKey, one: string, several: string]>([
    ['matchings.count', '1 offer suits you.', '3 offers suit you.'],
    ['matchings.came', 'One has come since you opened this page.', '3 have come since you opened this page.'],
    ['matchings.discarded-count', '1 discarded job', '3 discarded jobs'],
    ['for-you.best-new', '1 new job since you last looked', '3 new jobs since you last looked'],
  ])('is said as people say it: %s', (key, one, several) => {
    expect([t(key, { count: 1 }), t(key, { count: 3 })]).toEqual([one, several]);
  });
});

describe('what came while somebody looked', () => {
  it('is what nobody had seen and was found since', () => {
    const found = (id: number, found_at: string) => ({ id, matching: matching([], { found_at }) });
    const before = found(1, '2026-12-01T07:59:59.000Z');
    const [after, seen] = [found(2, '2026-12-01T08:00:01.000Z'), found(3, '2026-12-01T08:00:02.000Z')];
    expect(cameSince([before, after, seen], new Set([1, 2]), Date.parse('2026-12-01T08:00:00.000Z'))).toBe(1);
    expect(cameSince([], new Set([1, 2]), 0)).toBe(0);
  });
});

describe('why an offer may not be wanted', () => {
  it('is not that it is too far away where it can be done from home', () => {
    expect(discardReasons(matching([BERLIN]))).toEqual([...DISCARD_REASONS]);
    expect(discardReasons(matching([SKILLS]))).toEqual([...DISCARD_REASONS]);
    const remote = discardReasons(matching([{ ...BERLIN, reason: 'remote', city: null, country: null }]));
    expect(remote).toEqual(['company', 'pay-too-low', 'other-work', 'none']);
  });
});

describe('what may be added', () => {
  it('is the skills that are asked for, and what the profile does not say by what it counts', () => {
    const unsaid: JobMatching['unsaid'] = [
      { part: 'sector', by: 'person', weight: 0.04 },
      { part: 'pay', by: 'offer', weight: 0 },
      { part: 'place', by: 'person', weight: 0.12 },
    ];
    expect(mayBeAdded(matching([SKILLS], { unsaid }))).toEqual({
      skills: [skill(7), skill(8)],
      moreSkills: 0,
      unsaid: [
        { part: 'place', points: 12 },
        { part: 'sector', points: 4 },
      ],
    });
  });

  it('is nothing where all is said and held', () => {
    expect(mayBeAdded(matching([BERLIN]))).toBeNull();
  });
});

describe('why one stands above the next', () => {
  it('is the part that brings it the most points more', () => {
    const next = matching([{ ...SKILLS, fit: 0.5 }, BERLIN], { score: 72 });
    expect(aboveNext(matching([SKILLS, BERLIN]), next)).toBe('skills');
    const far = matching([SKILLS, { ...BERLIN, fit: 0 }], { score: 62 });
    expect(aboveNext(matching([SKILLS, BERLIN]), far)).toBe('place');
  });

  it('is nothing where both fit as well', () => {
    expect(aboveNext(matching([SKILLS]), matching([BERLIN]))).toBe('equal');
  });
});
