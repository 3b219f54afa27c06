import { describe, expect, it } from '@jest/globals';
import { isNewDevice } from './device.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const known = { userAgent: FIREFOX, country: 'PT', ipAddress: '203.0.113.7' };

describe('isNewDevice', () => {
  it.each([
    ['the same', known, false],
    [
      'a newer version from another address',
      { ...known, userAgent: FIREFOX.replaceAll('140', '141'), ipAddress: '198.51.100.1' },
      false,
    ],
    ['another browser', { ...known, userAgent: FIREFOX.replace('Firefox/140.0', 'Chrome/140.0') }, true],
    ['another country', { ...known, country: 'FR' }, true],
    ['a place that is not known, from the same address', { ...known, country: null }, false],
    ['a place that is not known, from another address', { ...known, country: null, ipAddress: '198.51.100.1' }, true],
  ])('%s', (_, device, isNew) => {
    expect(isNewDevice(device, [{ ...known, userAgent: 'curl/8' }, known])).toBe(isNew);
  });

  it('knows nothing at first', () => {
    expect(isNewDevice(known, [])).toBe(true);
  });
});
