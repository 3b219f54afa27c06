import { describe, expect, it } from '@jest/globals';
import { companyNameKey, companySlug } from './company-name.js';

describe('companyNameKey', () => {
  it.each([
    ['Åse & Søn A/S', 'ase and son a s'],
    ['  NORTHERN   Healthcare. ', 'northern healthcare'],
    ['Ελληνικά Ταχυδρομεία', 'ελληνικα ταχυδρομεια'],
    ['!!!', '!!!'],
  ])('of %p is %p', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });
});

describe('companySlug', () => {
  it.each([
    ['Åse & Søn A/S', 'ase-and-son-a-s'],
    ['Łódź GmbH & Co. KG', 'lodz-gmbh-and-co-kg'],
    ['Ελληνικά Ταχυδρομεία', 'company'],
  ])('of %p is %p', (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });

  it('stays short', () => {
    expect(companySlug('a'.repeat(500))).toHaveLength(60);
  });
});
