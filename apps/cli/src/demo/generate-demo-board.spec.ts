import { describe, expect, it } from '@jest/globals';
import { eld } from 'eld/small';
import type { DemoOffer } from './demo-board.js';
import { generateDemoBoard } from './generate-demo-board.js';
import { MARKETS } from './markets.js';
import { shippedReference } from './testing/shipped-reference.js';
import { AD_LANGUAGES } from './texts/ad-languages.js';
import { variants } from './texts/ad-vocabulary.js';

const reference = shippedReference();
const options = { offers: 3_400, seed: 20_261_121, now: new Date('2026-11-21T09:30:00Z') };
const board = generateDemoBoard(reference, options);
const offers = [...board.offers];

const text = (offer: DemoOffer): string =>
  offer.descriptionHtml
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const countBy = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const share = (of: (offer: DemoOffer) => boolean): number => offers.filter(of).length / offers.length;
const iso2 = new Map(reference.countries.map((country) => [country.id, country.iso2]));

describe('the demo board', () => {
  it('has forty companies and as many offers as asked for', () => {
    expect(board.companies).toHaveLength(40);
    expect(new Set(board.companies.map(({ slug }) => slug)).size).toBe(40);
    expect(offers).toHaveLength(3_400);
  });

  it('is the same for the same seed and time, and another one for another seed', () => {
    expect(JSON.stringify([...board.offers])).toBe(JSON.stringify(offers));
    const again = generateDemoBoard(reference, options);
    expect(JSON.stringify([again.companies, ...again.offers])).toBe(JSON.stringify([board.companies, ...offers]));
    const [first] = generateDemoBoard(reference, { ...options, seed: 7 }).offers;
    expect(first?.descriptionHtml).not.toBe(offers[0]?.descriptionHtml);
  });

  it('gives every company, every language offered and every country with fifty cities a list that looks alive', () => {
    const perCompany = countBy(offers.map(({ companySlug }) => companySlug));
    const perLanguage = countBy(offers.flatMap(({ languages }) => languages.map(({ code }) => code)));
    const perCountry = countBy(offers.flatMap(({ places }) => [...new Set(places.map(({ countryId }) => countryId))]));
    const cities = countBy(reference.cities.map(({ countryId }) => countryId));
    const large = reference.countries.filter(({ id, continente }) => continente === 1 && (cities.get(id) ?? 0) >= 50);
    const offered = reference.languages.filter((language) => language.offered);
    expect(board.companies.filter(({ slug }) => (perCompany.get(slug) ?? 0) < 40)).toEqual([]);
    expect(offered.length).toBeGreaterThanOrEqual(40);
    expect(offered.filter(({ code }) => (perLanguage.get(code) ?? 0) < 12)).toEqual([]);
    expect(large.length).toBeGreaterThan(20);
    expect(large.filter(({ id }) => (perCountry.get(id) ?? 0) < 15).map(({ iso2: code }) => code)).toEqual([]);
  });

  it('is written in at least fourteen languages, each in twenty ads or more', () => {
    const perLanguage = countBy(offers.map(({ adLanguageCode }) => adLanguageCode));
    expect(perLanguage.size).toBeGreaterThanOrEqual(14);
    expect(Math.min(...perLanguage.values())).toBeGreaterThanOrEqual(20);
  });

  it('is written in the language it says it is', () => {
    const detected = offers.filter((offer) => {
      const found = eld.detect(text(offer)).language;
      return (found === 'nb' ? 'no' : found) === offer.adLanguageCode;
    });
    expect(detected.length / offers.length).toBeGreaterThanOrEqual(0.98);
  });

  it('fills all facets', () => {
    expect(countBy(offers.map(({ remote }) => remote)).size).toBe(4);
    expect(countBy(offers.map(({ experience }) => experience)).size).toBe(6);
    expect(countBy(offers.flatMap(({ employmentTypes }) => employmentTypes)).size).toBe(6);
    expect(countBy(offers.flatMap(({ languages }) => languages.map(({ level }) => level))).size).toBe(7);
    expect(share(({ places }) => places.length > 1)).toBeGreaterThan(0.03);
    expect(share(({ languages }) => languages.some(({ oneOfGroup }) => oneOfGroup !== null))).toBeGreaterThan(0.02);
    expect(share(({ promoted }) => promoted)).toBeGreaterThan(0.015);
    expect(share(({ promoted }) => promoted)).toBeLessThan(0.05);
  });
});

describe('an offer of the demo board', () => {
  it('has a stable key of its own', () => {
    expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length);
    expect(offers[0]?.key).toBe('demo-00001');
  });

  it('is not posted twice', () => {
    const seen = countBy(
      offers.map(({ title, companySlug, places }) => `${title}|${companySlug}|${places[0]?.cityId}`),
    );
    expect(seen.size / offers.length).toBeGreaterThan(0.99);
    const repeated = offers.length - new Set(offers.map(({ companySlug, title }) => companySlug + title)).size;
    expect(repeated).toBeGreaterThan(40);
    // The same job in another town may have a text that names no town.
    expect(new Set(offers.map(text)).size).toBeGreaterThan(0.99 * offers.length);
  });

  it('has a text of 90 to 250 words in safe HTML, with nothing left to fill in', () => {
    for (const offer of offers) {
      const words = text(offer).split(' ').length;
      expect(words).toBeGreaterThanOrEqual(90);
      expect(words).toBeLessThanOrEqual(250);
      expect(offer.descriptionHtml.replace(/<\/?(p|h3|ul|li|strong)>/g, '')).not.toMatch(/[<>]/);
      expect(offer.title + offer.descriptionHtml).not.toMatch(/[{}|]|\b(undefined|null|NaN)\b| {2}/);
      expect(offer.title.length).toBeLessThanOrEqual(90);
    }
  });

  it('asks for a language, once each, with something that is a must', () => {
    for (const { languages } of offers) {
      expect(languages.some(({ mandatory }) => mandatory)).toBe(true);
      expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
      const groups = countBy(languages.flatMap(({ oneOfGroup }) => oneOfGroup ?? []));
      expect([...groups.values()].every((members) => members >= 2)).toBe(true);
    }
  });

  it('names three to eight skills that exist', () => {
    const known = new Set(reference.skills.map(({ id }) => id));
    for (const { skillIds } of offers) {
      expect(skillIds.length).toBeGreaterThanOrEqual(3);
      expect(skillIds.length).toBeLessThanOrEqual(8);
      expect(skillIds.every((id) => known.has(id))).toBe(true);
    }
  });

  it('pays what is plausible in its country', () => {
    const perYear = { year: 1, month: 12, hour: 1_976 };
    const paid = offers.flatMap(({ salary, ...offer }) => (salary ? [{ ...offer, salary }] : []));
    expect(paid.length).toBeGreaterThan(offers.length / 4);
    for (const { salary, places, employmentTypes } of paid) {
      const median = MARKETS[iso2.get(places[0]?.countryId ?? 0) ?? '']?.median ?? 0;
      const training = employmentTypes.includes(3) || employmentTypes.includes(6);
      expect(salary.max).toBeGreaterThan(salary.min);
      expect(salary.min * perYear[salary.period]).toBeGreaterThan(median * (training ? 0.3 : 0.63));
      expect(salary.max * perYear[salary.period]).toBeLessThan(median * 4);
    }
  });

  it('was posted in the last 28 days, mostly lately', () => {
    const ages = offers.map(({ postedAt }) => (options.now.getTime() - postedAt.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(28.1);
    expect(ages.filter((days) => days <= 7).length).toBeGreaterThan(offers.length * 0.35);
  });

  it('says how one applies: at an address of its own employer, which cannot exist', () => {
    for (const { applyUrl, companySlug, adLanguageCode, descriptionHtml } of offers) {
      const [, said] = /<p>([^<]*)<\/p>$/.exec(descriptionHtml) ?? [];
      expect(variants(AD_LANGUAGES[adLanguageCode]?.apply ?? '')).toContain(said);
      expect([`jobs.${companySlug}.example`, `www.${companySlug}.example`]).toContain(new URL(applyUrl).hostname);
    }
  });
});
