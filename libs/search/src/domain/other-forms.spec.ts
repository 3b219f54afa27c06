import { describe, expect, it } from '@jest/globals';
import { otherForms } from './other-forms.js';

describe('otherForms', () => {
  it.each([
    ['kuchenkraft', 'kuchenhilfe'],
    ['putzfrauen', 'putzkraft'],
    ['servicekrafte', 'servicekraft'],
    ['bankkauffrau', 'bankkaufmann'],
    ['restaurantfachleute', 'restaurantfachfrau'],
    ['busfahrerinnen', 'busfahrer'],
    ['serveuse', 'serveur'],
    ['animatrice', 'animateur'],
    ['cameriera', 'cameriere'],
    ['enfermeiras', 'enfermeiro'],
    ['magazijnmedewerkster', 'magazijnmedewerker'],
    ['busschauffor', 'bussforare'],
    ['lagermedarbejder', 'lagerarbejder'],
    ['kelnerka', 'kelner'],
    ['сервитьорка', 'сервитьор'],
  ])('of %s: %s', (word, form) => {
    expect(otherForms(word).find((other) => other === form)).toBe(form);
  });

  it('makes no carpenter of a chambermaid', () => {
    expect(otherForms('zimmerfrau')).not.toContain('zimmermann');
  });

  it('leaves short words alone', () => {
    expect(otherForms('berlin')).toEqual(['berl']);
    expect(otherForms('wein')).toEqual([]);
  });
});
