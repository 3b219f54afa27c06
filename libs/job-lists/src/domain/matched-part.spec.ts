import { describe, expect, it } from '@jest/globals';
import { matchedPart } from './matched-part.js';

const part = (name: string, typed: string) => {
  const found = matchedPart(name, typed);
  return found === null ? null : name.slice(...found);
};

describe('the part of a name that was typed', () => {
  it.each([
    ['Munich', 'mun', 'Mun'],
    ['Frankfurt am Main', 'main', 'Main'],
    ['Genève', 'geneve', 'Genève'],
    ['Ærøskøbing', 'aeros', 'Ærøs'],
    ['head chef', 'head ch', 'head ch'],
    ['Zürich', 'zür', 'Zür'],
  ])('of %j for %j is %j', (name, typed, found) => {
    expect(part(name, typed)).toBe(found);
  });

  it.each([
    ['Munich', 'nich'],
    ['Munich', 'münchen'],
    ['Munich', ' '],
    ['', 'a'],
  ])('is nothing of %j for %j', (name, typed) => {
    expect(part(name, typed)).toBeNull();
  });
});
