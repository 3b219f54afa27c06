import { describe, expect, it } from '@jest/globals';
import { countFilters, NOTHING_ASKED, type PeopleAsked, peopleAddress, readPeopleAddress } from './people-address.js';

const ASKED: PeopleAsked = {
  what: 'nurse',
  where: 'Lisbon',
  literal: true,
  countries: [620],
  cities: [2267057],
  radius: 25,
  moving: true,
  languages: [
    { slug: 'German', level: 'B2' },
    { slug: 'Swiss_German', level: null },
  ],
  skills: [12, 13],
  sectors: [3],
  experience: 5,
  pay: 40_000,
  status: [2, 4],
  active: 4,
  sort: 'fit',
  offer: 31,
  saved: 7,
  onlyNew: true,
  page: 3,
};

const read = (address: string) => {
  const url = new URL(address, 'https://board.test');
  return readPeopleAddress(/\/cvsearch\/(\d+)$/.exec(url.pathname)?.[1], url.searchParams);
};

describe('the address of a search for people', () => {
  it('says all that is asked for, and nothing that is not', () => {
    expect(read(peopleAddress(ASKED))).toEqual(ASKED);
    expect(peopleAddress(NOTHING_ASKED)).toBe('/company/cvsearch');
  });

  it('leaves out what makes no sense', () => {
    const odd =
      '/company/cvsearch/0?countries=a,-1,5&radius=7&languages=,x,English:C9&status=9&sort=fit&offer=0&active=2';
    expect(read(odd)).toEqual({ ...NOTHING_ASKED, countries: [5], languages: [{ slug: 'English', level: null }] });
  });

  it('knows how many filters there are', () => {
    expect(countFilters(NOTHING_ASKED)).toBe(0);
    expect(countFilters(ASKED)).toBe(13);
  });
});
