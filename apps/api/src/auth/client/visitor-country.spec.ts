import { beforeAll, describe, expect, it } from '@jest/globals';
import { VisitorCountry } from './visitor-country.js';

const UNKNOWN = { country: null, eu: null };
const countries = new VisitorCountry();

beforeAll(() => countries.load());

describe('VisitorCountry', () => {
  it.each([
    ['193.99.144.80', { country: 'DE', eu: true }],
    ['::ffff:193.99.144.80', { country: 'DE', eu: true }],
    ['212.58.244.20', { country: 'GB', eu: false }],
    ['2001:4b98:c:521::6', { country: 'FR', eu: true }],
    ['127.0.0.1', { country: null, eu: null }],
    ['::1', { country: null, eu: null }],
    ['', { country: null, eu: null }],
    ['not an address', { country: null, eu: null }],
    [undefined, { country: null, eu: null }],
  ])('%s: %j', (ip, place) => {
    expect(countries.of(ip)).toEqual(place);
  });

  it('knows nothing, and fails nothing, before its database is read', () => {
    expect(new VisitorCountry().of('193.99.144.80')).toEqual(UNKNOWN);
  });

  it.each(['/nowhere/dbip.mmdb', import.meta.filename])('knows nothing, and fails nothing, with %s', async (path) => {
    const broken = new VisitorCountry();
    await expect(broken.load(path)).rejects.toThrow();
    expect(broken.of('193.99.144.80')).toEqual(UNKNOWN);
  });
});
