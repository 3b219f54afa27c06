import { describe, expect, it } from '@jest/globals';
import { companyNameKey, companyNameProblem, companySlug } from './company-name.js';

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

describe('companyNameProblem', () => {
  it.each([
    'Booking.com',
    'Booking.com Deutschland GmbH',
    'AT&T',
    'Foo A/S',
    '1/2 GmbH',
    'c/o Hansen ApS',
    'St. Gallen/Zürich AG',
    'S.p.A. Rossi',
    'Dr. Müller: Zahnärzte',
    'Big Data: Consulting',
    'Kontor24/7',
    'Babelboarding Schools',
    'The Tower of Babel',
  ])('finds none in %p', (name) => {
    expect(companyNameProblem(name, 'Babelboard')).toBeNull();
  });

  it.each([
    'You won 1000 EUR - claim at https://evil.test',
    'Win https : //evil.test',
    'www.evil.test',
    'WWW .evil.test',
    'evil.test/claim',
    'evil.test?x=1',
    'evil．test／claim',
    'evil。test∕claim',
    'evil.te\u200bst/claim',
    'boss@evil.test',
    'boss＠evil.test',
    'mailto:boss',
    'ht\u00adtps://evil.test',
    '\u202emoc.live',
  ])('finds an address in %p', (name) => {
    expect(companyNameProblem(name, 'Babelboard')).toBe('address');
  });

  it.each([
    'Babelboard',
    'BABELBOARD GmbH',
    'The Babelboard Team',
    'Bábelbøard',
    'Вabe1bоаrd',
    'Babel-Board Support',
    'B a b e l b o a r d',
    'Babel\u200bboard',
    'Support (babelboard)',
  ])('finds the product’s own name in %p', (name) => {
    expect(companyNameProblem(name, 'Babelboard')).toBe('product');
  });
});
