import { describe, expect, it } from '@jest/globals';
import { readOwnSkill } from './own-skill.js';

describe('a skill in somebody’s own words', () => {
  it.each([
    ['  style   guides\u00a0for Greek ', 'style guides for Greek'],
    ['Cafe\u0301 latte art', 'Café latte art'],
    ['ASP.NET/C#', 'ASP.NET/C#'],
    ['Node.js', 'Node.js'],
    ['JavaScript: React', 'JavaScript: React'],
    ['Excel & co. (VBA)', 'Excel & co. (VBA)'],
    ['茶道', '茶道'],
    ['5S', '5S'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ])('of %p is %p', (typed, name) => {
    expect(readOwnSkill(typed)).toEqual({ name });
  });

  it.each([
    ['', 'length'],
    [' x ', 'length'],
    ['!!', 'length'],
    ['2026', 'length'],
    ['a'.repeat(61), 'length'],
    ['two\nlines', 'character'],
    ['bell\u0007', 'character'],
    ['\u202emoc.live', 'character'],
    ['un\u200bseen', 'character'],
    ['boss@evil.test', 'address'],
    ['boss＠evil.test', 'address'],
    ['https://evil.test', 'address'],
    ['see http: evil', 'address'],
    ['ftp://evil.test', 'address'],
    ['mailto:boss', 'address'],
    ['WWW .evil.test', 'address'],
  ])('is none of %p: %s', (typed, fault) => {
    expect(readOwnSkill(typed)).toEqual({ fault });
  });
});
