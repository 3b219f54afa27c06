import { describe, expect, it } from '@jest/globals';
import { maskedPath } from './masked-path.js';

describe('maskedPath', () => {
  it.each([
    ['/password/reset/0a1b2c', '/password/reset/***'],
    ['/verify-email/0a1b2c', '/verify-email/***'],
    ['/confirm-email/0a1b/2c', '/confirm-email/***'],
    ['/export/0a1b2c', '/export/***'],
    ['/api/account/export/0a1b2c', '/api/account/export/***'],
    ['/password/reset', '/password/reset'],
    ['/api/auth/verify-email', '/api/auth/verify-email'],
    ['/jobs/verify-email-12', '/jobs/verify-email-12'],
  ])('%s is logged as %s', (path, logged) => {
    expect(maskedPath(path)).toBe(logged);
  });
});
