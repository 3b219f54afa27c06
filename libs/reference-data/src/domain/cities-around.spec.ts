import { describe, expect, it } from '@jest/globals';
import { CitiesAround, distanceInKm } from './cities-around.js';

const cologne = { id: 1, lat: 50.9333, lng: 6.95 };
const bonn = { id: 2, lat: 50.7344, lng: 7.0955 };
const dusseldorf = { id: 3, lat: 51.2217, lng: 6.7762 };
const london = { id: 4, lat: 51.5085, lng: -0.1257 };

describe('distanceInKm', () => {
  it('agrees with known distances', () => {
    expect(distanceInKm(cologne, bonn)).toBeCloseTo(24.4, 0);
    expect(distanceInKm(cologne, london)).toBeCloseTo(497, -1);
    expect(distanceInKm({ id: 5, lat: 0, lng: 179.5 }, { id: 6, lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 0);
    expect(distanceInKm(cologne, cologne)).toBe(0);
  });
});

describe('CitiesAround', () => {
  const around = new CitiesAround([london, dusseldorf, bonn, cologne]);

  it('gives the city itself, then the nearest', () => {
    expect(around.within(cologne, 50)).toEqual([cologne, bonn, dusseldorf]);
    expect(around.within(cologne, 25)).toEqual([cologne, bonn]);
    expect(around.within(cologne, 0)).toEqual([cologne]);
  });

  it('gives what a look at each of many places gives', () => {
    const places = Array.from({ length: 2_000 }, (_, index) => ({
      id: index + 10,
      lat: 35 + ((index * 7_919) % 3_000) / 100,
      lng: -10 + ((index * 104_729) % 4_000) / 100,
    }));
    const all = new CitiesAround(places);
    for (const centre of places.slice(0, 50)) {
      const naive = places.filter((place) => distanceInKm(centre, place) <= 100).map(({ id }) => id);
      expect(
        all
          .within(centre, 100)
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(naive);
    }
  });
});
