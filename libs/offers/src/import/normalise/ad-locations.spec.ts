import { describe, expect, it } from '@jest/globals';
import { readLocations } from './ad-locations.js';

function read(city: string | null, remote: boolean | string | null = null, country: string | null = null) {
  const found = readLocations([{ city, region: null, country, postalCode: null }], remote);
  return [found.locations.map(({ text }) => text), found.remote];
}

describe('readLocations', () => {
  it.each([
    ['Oxford', ['Oxford'], null],
    ['Guy&#39;s Hospital, Southwark', ["Guy's Hospital, Southwark"], null],
    ['Remote - Germany', ['Germany'], 'RemoteCountryBased'],
    ['Germany, Remote', ['Germany'], 'RemoteCountryBased'],
    ['Remote-UK&I', ['UK&I'], 'RemoteCountryBased'],
    ['-REMOTE, BULGARIA-', ['BULGARIA'], 'RemoteCountryBased'],
    ['CH-Switzerland-Remote', ['CH-Switzerland'], 'RemoteCountryBased'],
    ['Spain (Madrid - Remote)', ['Spain, Madrid'], 'RemoteCountryBased'],
    ['United Kingdom - Remote Opportunity', ['United Kingdom'], 'RemoteCountryBased'],
    ['EMEA - France - Offsite/Home', ['France'], 'RemoteCountryBased'],
    ['London, UK (Hybrid)', ['London, UK'], 'Hybrid'],
    ['Hybrid (UK)', ['UK'], 'Hybrid'],
    ['London or remote within the UK', ['London', 'UK'], 'RemoteCountryBased'],
    ['Berlin, Germany; Munich, Germany', ['Berlin, Germany', 'Munich, Germany'], null],
    ['Germany - Update Location', ['Germany'], null],
    ['Remote', [], 'Remote'],
    ['Europe', [], null],
    ['Corfor, Oranmore', ['Corfor, Oranmore'], null],
  ])('reads "%s"', (text, texts, mode) => {
    expect(read(text)).toEqual([texts, mode]);
  });

  it.each([
    [true, 'Remote'],
    ['TELECOMMUTE', 'Remote'],
    ['Hjemmekontor', 'Remote'],
    ['Hybridkontor', 'Hybrid'],
    ['Hjemmekontor ikke mulig', null],
    ['on-site', null],
    [false, null],
    ['false', null],
  ])('takes %s for the mode %s', (remote, mode) => {
    expect(read(null, remote)).toEqual([[], mode]);
  });

  it('ties remote work to the country that the ad names', () => {
    expect(read(null, true, 'PT')).toEqual([[null], 'RemoteCountryBased']);
  });

  it('gives each place once', () => {
    const place = { city: 'Oslo', region: null, country: 'NO', postalCode: null };
    expect(readLocations([place, { ...place }], null).locations).toHaveLength(1);
  });
});
