import { describe, expect, it } from '@jest/globals';
import { hasSettings, INDEX_SETTINGS } from './index-settings.js';

describe('hasSettings', () => {
  it('looks at the named settings only', () => {
    expect(hasSettings({ ...INDEX_SETTINGS, searchCutoffMs: 3 }, INDEX_SETTINGS)).toBe(true);
  });

  it('sees another order and another value', () => {
    expect(hasSettings({ ...INDEX_SETTINGS, rankingRules: ['words'] }, INDEX_SETTINGS)).toBe(false);
    expect(hasSettings({ ...INDEX_SETTINGS, pagination: { maxTotalHits: 1_000 } }, INDEX_SETTINGS)).toBe(false);
    expect(hasSettings(undefined, INDEX_SETTINGS)).toBe(false);
  });
});
