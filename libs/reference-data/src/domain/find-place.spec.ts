import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../../test/support/cpu-time.js';
import { findPlace } from './find-place.js';
import { type IndexedCity, PlaceIndex } from './place-index.js';
import { normalisePlaceName } from './place-name.js';

const COUNTRIES: [number, string, string[]][] = [
  [276, 'DE', ['de', 'deu', 'germany', 'deutschland', 'allemagne']],
  [826, 'GB', ['gb', 'gbr', 'united kingdom', 'uk', 'england']],
  [250, 'FR', ['fr', 'fra', 'france']],
  [752, 'SE', ['se', 'swe', 'sweden', 'sverige']],
  [40, 'AT', ['at', 'aut', 'austria', 'osterreich']],
  [442, 'LU', ['lu', 'lux', 'luxembourg']],
  [688, 'RS', ['rs', 'srb', 'serbia']],
];

let lastId = 0;
const names: [string, number, number][] = [];

function city(
  countryId: number,
  population: number,
  own: string[],
  more: Partial<IndexedCity> & { any?: string[] } = {},
) {
  lastId += 1;
  for (const name of own) names.push([normalisePlaceName(name), lastId, 1]);
  for (const name of more.any ?? []) names.push([normalisePlaceName(name), lastId, 3]);
  return { id: lastId, countryId, population, lat: 0, lng: 0, district: false, regionCodes: [], ...more };
}

const berlin = city(276, 3_400_000, ['Berlin']);
const munich = city(276, 1_400_000, ['Munich', 'München'], { any: ['Monaco di Baviera'] });
const cologne = city(276, 960_000, ['Cologne', 'Köln'], { any: ['Keulen', 'Colonia'] });
const frankfurt = city(276, 700_000, ['Frankfurt', 'Frankfurt am Main']);
const frankfurtOder = city(276, 60_000, ['Frankfurt (Oder)'], { any: ['Frankfurt'] });
const brandenburg = city(276, 70_000, ['Brandenburg'], { regionCodes: ['DE.11'] });
const potsdam = city(276, 170_000, ['Potsdam'], { regionCodes: ['DE.11'] });
const oxford = city(826, 150_000, ['Oxford']);
const london = city(826, 7_500_000, ['London']);
const maidstone = city(826, 100_000, ['Maidstone']);
const newport = city(826, 300_000, ['Newport'], { regionCodes: ['GB.WLS'] });
const newportOnWight = city(826, 25_000, ['Newport'], { regionCodes: ['GB.ENG.G2'] });
const roystonHerts = city(826, 15_000, ['Royston'], { regionCodes: ['GB.ENG.F8'], lat: 52.05, lng: -0.02 });
const roystonBarnsley = city(826, 10_000, ['Royston'], { lat: 53.6, lng: -1.45 });
const barnsley = city(826, 70_000, ['Barnsley'], { lat: 53.55, lng: -1.48 });
const paris = city(250, 2_100_000, ['Paris'], { regionCodes: ['FR.11', 'FR.11.75'] });
const lyon = city(250, 470_000, ['Lyon']);
const vienneTown = city(250, 30_000, ['Vienne'], { regionCodes: ['FR.84.38'] });
const stockholm = city(752, 1_500_000, ['Stockholm']);
const hallein = city(40, 20_000, ['Hallein'], { regionCodes: ['AT.05'] });
const salzburg = city(40, 150_000, ['Salzburg'], { regionCodes: ['AT.05'] });
const luxembourg = city(442, 76_000, ['Luxembourg']);

const index = new PlaceIndex(
  [
    berlin,
    munich,
    cologne,
    frankfurt,
    frankfurtOder,
    brandenburg,
    potsdam,
    oxford,
    london,
    maidstone,
    newport,
    newportOnWight,
    roystonHerts,
    roystonBarnsley,
    barnsley,
    paris,
    lyon,
    vienneTown,
    stockholm,
    hallein,
    salzburg,
    luxembourg,
  ],
  names,
  [
    { code: 'DE.11', name: 'Brandenburg', asciiName: 'Brandenburg' },
    { code: 'AT.05', name: 'Salzburg', asciiName: 'Salzburg' },
    { code: 'GB.ENG.G2', name: 'Isle of Wight', asciiName: 'Isle of Wight' },
    { code: 'FR.75.86', name: 'Vienne', asciiName: 'Vienne' },
    { code: 'FR.11.75', name: 'Paris', asciiName: 'Paris' },
  ],
  COUNTRIES.flatMap(([id, , countryNames]) => countryNames.map((name) => [name, id] as const)),
);
const iso2Of = (id: number) => COUNTRIES.find(([country]) => country === id)?.[1] ?? null;
const find = (text: string | null, country: string | null, region: string | null = null) =>
  findPlace(index, { city: text, region, country }, iso2Of);

describe('findPlace', () => {
  it.each([
    ['Oxford', 'GB', oxford],
    ['Cotswold House Community Team, Warneford Hospital, Oxford', 'GB', oxford],
    ['London, London', 'GB', london],
    ['London SE1 9RT', 'GB', london],
    ['Stockholms', 'SE', stockholm],
    ['STOCKHOLMS KOMMUN', 'Sverige', stockholm],
    ['Paris 15e', 'FR', paris],
    ['75011 Paris', 'FRA', paris],
    ['Lyon Cedex 03', 'France', lyon],
    ['Berlin, Germany', null, berlin],
    ['Keulen', 'DE', cologne],
    ['Köln-Ehrenfeld', 'DE', cologne],
    ['Berlin oder München', 'DE', berlin],
    ['Greater Munich Area', 'DE', munich],
    ['Frankfurt', 'DE', frankfurt],
    ['Frankfurt (Oder)', 'DE', frankfurtOder],
    ['Potsdam, Brandenburg', 'DE', potsdam],
    ['Hallein, Salzburg', 'AT', hallein],
    ['Salzburg', 'AT', salzburg],
    ['Newport', 'GB', newport],
    ['Newport, Isle of Wight', 'GB', newportOnWight],
    ['Royston, Barnsley', 'GB', barnsley],
    ['Barnsley, Royston', 'GB', roystonBarnsley],
    ['Maidstone Hospital', 'GB', maidstone],
    ['The Royal Infirmary of Oxford', 'GB', oxford],
    ['Luxembourg', null, luxembourg],
    ['Manchester Road, Various Sites &amp; London', 'GB', london],
  ])('places %s (%s)', (text, country, expected) => {
    expect(find(text, country)).toEqual({ cityId: expected.id, countryId: expected.countryId });
  });

  it('uses the region that stands in a field of its own', () => {
    expect(find('Newport', 'GB', 'Isle of Wight').cityId).toBe(newportOnWight.id);
  });

  it.each([
    ['a town that only another country has', 'Oxford', 'DE', 276],
    ['a department called like a town elsewhere', 'Vienne', 'FR', 250],
    ['a name of two towns of about one size', 'Royston', 'GB', 826],
    ['remote work', 'Remote - Germany', null, 276],
    ['a village', 'Šimanovci, Vojvodina, Serbia', null, 688],
    ['a county', 'Stockholms län', 'SE', 752],
    ['a street called after a town', 'London Road House', 'GB', 826],
    ['another country than the given one', 'Sverige', 'DE', 276],
    ['nothing', null, 'DE', 276],
    ['punctuation', ' - , / ', 'DE', 276],
    ['a small town without a country', 'Hallein', null, null],
    ['an unknown country', 'Nowhere', 'Atlantis', null],
  ])('leaves %s unplaced', (_, text, country, countryId) => {
    expect(find(text, country)).toEqual({ cityId: null, countryId });
  });

  it.each(['a,', 'Hospital ', '-'])('answers %j again and again in a time that grows with its length alone', (part) => {
    expect(growth((letters) => find(part.repeat(letters / part.length), 'GB'), 12_500)).toBeLessThan(LINEAR);
  });
});
