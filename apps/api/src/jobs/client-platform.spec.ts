import { describe, expect, it } from '@jest/globals';
import { platformOf } from './client-platform.js';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

describe('what somebody looks or applies with', () => {
  it.each([
    ['desktop', '', 'desktop'],
    ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop'],
    ['desktop', PHONE, 'mobile'],
    ['desktop', PHONE.replace(' Mobile', ''), 'tablet'],
    ['app', PHONE, 'app'],
    ['fridge', PHONE, 'other'],
    // What stands for applications from before is nobody's name.
    ['unknown', PHONE, 'other'],
  ])('named %s by “%s” counts as %s', (named, userAgent, counted) => {
    expect(platformOf(named, userAgent)).toBe(counted);
  });
});
