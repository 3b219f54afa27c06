import { DEFAULT_LANGUAGE, formatsOf } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { englishTexts } from '../../../testing/english-texts.js';
import { createOfferWords, standingOf } from './use-offer-words.js';

const words = createOfferWords(englishTexts('features/jobs', 'languages-i-speak'), formatsOf(DEFAULT_LANGUAGE));
const perYear = { min: null, max: null };
const salary = { currency: 'EUR', period: 'year', perYear } as const;

describe('words of an offer', () => {
  it('say a salary with its period', () => {
    expect(words.salary({ ...salary, min: 42000, max: 50000 })).toBe('€42,000 – €50,000 a year');
    expect(words.salary({ ...salary, min: 42000, max: 42000 })).toBe('€42,000 a year');
    expect(words.salary({ ...salary, min: 14.5, max: null, period: 'hour' })).toBe('from €14.50 an hour');
    expect(words.salary({ ...salary, min: null, max: 3000, period: 'month' })).toBe('up to €3,000 a month');
    expect(words.salary({ ...salary, min: null, max: null })).toBe('');
  });

  it('reckon a salary to a year and say how', () => {
    const pay = (period: 'hour' | 'day' | 'week' | 'month', min: number | null, max: number | null, times: number) =>
      words.salaryReckoned({
        ...salary,
        period,
        min,
        max,
        perYear: { min: min && Math.round(min * times), max: max && Math.round(max * times) },
      });
    expect(pay('hour', 16, null, 1720)).toBe('≈ from €27,520 a year, at 1,720 hours');
    expect(pay('hour', 16, 16, 1720)).toBe('≈ €27,520 a year, at 1,720 hours');
    expect(pay('hour', 13.37, 15, 1720)).toBe('≈ €22,996 – €25,800 a year, at 1,720 hours');
    expect(pay('day', null, 140, 215)).toBe('≈ up to €30,100 a year, at 215 days');
    expect(pay('week', 600, 700, 52)).toBe('≈ €31,200 – €36,400 a year, at 52 weeks');
    expect(pay('month', 2500, 2500, 12)).toBe('≈ €30,000 a year, paid 12 times');
    expect(words.salaryReckoned({ ...salary, min: 1, max: 2 })).toBe('');
  });

  it('compare a salary per year where it is stated otherwise, rounded to hundreds', () => {
    const hourly = { ...salary, min: 14.5, max: 18, period: 'hour', perYear: { min: 25520, max: 31680 } } as const;
    expect(words.salaryPerYear(hourly)).toBe('about €25,500 – €31,700 a year');
    expect(words.salaryPerYear({ ...salary, min: 1, max: 2 })).toBe('');
  });

  it('say a level by its CEFR name, else by its rank', () => {
    expect(words.level({ cefr: 'B2', level: 2 })).toBe('B2');
    expect(words.level({ cefr: null, level: 3 })).toBe('C1–C2');
    expect(words.level({ cefr: null, level: 4 })).toBe('mother tongue');
    expect(words.level({ cefr: null, level: null })).toBe('');
  });

  it('say the first place and how many more', () => {
    const place = (city: string | null, country: string | null) => ({ city, country, slug: null });
    expect(words.places([place('Vienna', 'Austria')])).toBe('Vienna, Austria');
    expect(words.places([place(null, 'Austria'), place('Graz', null)])).toBe('Austria and 1 more place');
    expect(words.places([place('Vienna', 'Austria'), place('Graz', 'Austria'), place('Linz', 'Austria')])).toBe(
      'Vienna, Austria and 2 more places',
    );
    expect(words.places([])).toBe('');
  });

  it('say nothing of what they do not know', () => {
    expect(words.experience(9)).toBe('');
    expect(words.employmentType(0)).toBe('');
  });

  it('never call a language required that was only read from the text', () => {
    expect(standingOf({ mandatory: true, one_of: null, recognised: true })).toBe('languages.recognised');
    expect(standingOf({ mandatory: true, one_of: null, recognised: false })).toBe('languages.required');
    expect(standingOf({ mandatory: true, one_of: 1, recognised: false })).toBe('languages.one-of');
    expect(standingOf({ mandatory: false, one_of: null, recognised: false })).toBe('languages.nice');
  });
});
