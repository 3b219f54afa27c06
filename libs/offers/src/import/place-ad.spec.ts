import { describe, expect, it } from '@jest/globals';
import type { AdLocation } from './normalise/normalised-ad.js';
import { placeAd } from './place-ad.js';

const COUNTRIES: Record<string, number> = { GB: 826, UK: 826, DE: 276, Germany: 276, Ireland: 372, IE: 372 };
const CITIES: Record<string, [number, number]> = { London: [1, 826], Berlin: [2, 276], Dublin: [3, 372] };

/** Knows a few names: the last part may be a country, the first a city of it. */
const finder = {
  find({ city, country }: { city: string | null; country: string | null }) {
    const parts = (city ?? '').split(', ');
    const named = COUNTRIES[parts.at(-1) ?? ''];
    const given = country === null ? undefined : COUNTRIES[country];
    const [cityId, countryOfCity] = CITIES[parts[0] ?? ''] ?? [null, null];
    const countryId = given ?? named ?? countryOfCity ?? null;
    const fits = cityId !== null && countryOfCity === countryId && (named ?? countryId) === countryId;
    return { cityId: fits ? cityId : null, countryId };
  },
};

const at = (text: string | null, fields: Partial<AdLocation> = {}): AdLocation => ({
  ...{ text, region: null, country: null, countryHint: null, postalCode: null },
  ...fields,
});
const place = (...locations: AdLocation[]) => {
  const { places, warnings } = placeAd(locations, finder);
  return [places.map(({ cityId, countryId, text }) => [cityId, countryId, text]), warnings.length];
};

describe('placeAd', () => {
  it('places a city in its country', () => {
    expect(place(at('London', { country: 'GB' }))).toEqual([[[1, 826, null]], 0]);
  });

  it('keeps the words of a place that is not known, and warns', () => {
    expect(place(at('Atlantis', { country: 'GB' }))).toEqual([[[null, 826, 'Atlantis']], 1]);
    expect(place(at(null, { country: 'GB', postalCode: 'N1' }))).toEqual([[[null, 826, null]], 1]);
    expect(place(at(null, { country: 'Utopia' }))).toEqual([[], 1]);
  });

  it('takes a country alone as it is', () => {
    expect(place(at(null, { country: 'GB' }))).toEqual([[[null, 826, null]], 0]);
    expect(place(at('Germany', { countryHint: 'DE' }))).toEqual([[[null, 276, null]], 0]);
  });

  it('takes nothing but names of countries for a country', () => {
    expect(place(at('IE - Ireland', { countryHint: 'GB' }))).toEqual([[[null, 372, null]], 0]);
    expect(place(at('Atlantis, Ireland', { countryHint: 'GB' }))).toEqual([[[null, 372, 'Atlantis, Ireland']], 1]);
  });

  it('believes a text rather than the hint', () => {
    expect(place(at('Dublin, Ireland', { countryHint: 'GB' }), at('London, UK', { countryHint: 'GB' }))).toEqual([
      [
        [3, 372, null],
        [1, 826, null],
      ],
      0,
    ]);
  });

  it('takes the hint for the only place, not for one of several', () => {
    expect(place(at('Atlantis', { countryHint: 'GB' }))).toEqual([[[null, 826, 'Atlantis']], 1]);
    expect(place(at('Atlantis', { countryHint: 'GB' }), at('Berlin', { countryHint: 'DE' }))).toEqual([
      [
        [null, null, 'Atlantis'],
        [2, 276, null],
      ],
      1,
    ]);
  });

  it('drops a country beside its city, and a place named twice', () => {
    const hint = { countryHint: 'IE' };
    expect(place(at('Dublin', hint), at('Ireland', hint), at('Dublin, Ireland', hint))).toEqual([[[3, 372, null]], 0]);
  });
});
