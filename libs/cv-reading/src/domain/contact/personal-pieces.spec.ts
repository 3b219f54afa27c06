import { describe, expect, it } from '@jest/globals';
import { personalPieces } from './personal-pieces.js';

const foundIn = (text: string) => personalPieces(text, null).map(({ start, end }) => text.slice(start, end).trim());

describe('what labels say of a person', () => {
  it.each([
    ['Date of birth: 03.05.1990', ['Date of birth: 03.05.1990']],
    ['Nationality\tSpanish', ['Nationality\tSpanish']],
    ['Nationality: Spanish Telephone: 0151 234', ['Nationality: Spanish', 'Telephone: 0151 234']],
    ['Nurse • Familienstand: ledig • Köln', ['Familienstand: ledig']],
    ['Дата народження:\n03.05.1990\nМедсестра', ['Дата народження:\n03.05.1990']],
    ['Name: Anna Schmidt', ['Name: Anna Schmidt']],
    ['Address: Main Road 5', ['Address: Main Road 5']],
  ])('%s', (text, found) => {
    expect(foundIn(text)).toEqual(found);
  });

  it.each([
    'Web: HTML, CSS',
    'Location: Berlin',
    'Prawo jazdy: B',
    'Permis de conduire: B',
    'Phone: support of customers',
    'Children: two years with the smallest of a kindergarten, and one with those who begin school',
    'Nationality',
  ])('is nothing of who somebody is: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
