import { describe, expect, it } from '@jest/globals';
import { isUnreadable, readKeywords } from './keywords.js';
import { leftOutOf, readablePart, withoutOneWord } from './left-out-words.js';

describe('readKeywords', () => {
  it('joins keywords, each word once, the last one last', () => {
    expect(readKeywords(['Nurse night', 'nurse'])).toEqual({
      words: ['night', 'nurse'],
      text: 'Nurse night nurse',
      exact: new Set(),
      prefix: true,
    });
  });

  it('takes no operators', () => {
    expect(readKeywords(['"head of" -intern \\ foo:*']).text).toBe('head intern foo');
  });

  it('reads ten words', () => {
    expect(readKeywords(['b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1']).words).toHaveLength(10);
  });

  it.each<[string, boolean]>([
    ['nurse i', false],
    ['nurse it', false],
    ['nurse ita', true],
    ['nurse ITA', false],
    ['NURSE ITALY', true],
    ['Tour 7501', false],
    ['', false],
  ])('takes the last word of %j for a beginning: %s', (keyword, prefix) => {
    expect(readKeywords([keyword]).prefix).toBe(prefix);
  });

  it.each<[string, string[]]>([
    ['Fahrer Tour 75011', ['75011']],
    ['Praktikum Sommer 2026', ['2026']],
    ['Assistant RH Nice', ['RH']],
    ['data analyst r', ['r']],
    ['LKW Fahrer', ['LKW']],
    ['KELLNER IN WIEN', []],
    ['nurse munich', []],
  ])('takes of %j as they stand: %j', (keyword, exact) => {
    expect([...readKeywords([keyword]).exact]).toEqual(exact);
  });

  it.each<[string, string[]]>([
    ['R & D', ['r', 'd']],
    ['R&D engineer', ['r', 'd', 'engineer']],
    ['kierowca C+E', ['kierowca', 'c', 'e']],
    ['AS Lyon', ['as', 'lyon']],
    ['as Lyon', ['lyon']],
    ['the in and', []],
    ['praca w', ['praca']],
    ['jobs', ['jobs']],
  ])('searches of %j for %j', (keyword, words) => {
    expect(readKeywords([keyword]).words).toEqual(words);
  });
});

const LONG = 'x'.repeat(63);

describe('isUnreadable', () => {
  it.each<[string[], string[], boolean]>([
    [['🙂'], [], true],
    [['!!!'], [], true],
    [[LONG], [], true],
    [['the in and'], [], true],
    [['the in and'], ['python'], false],
    [['nurse', '🙂'], [], false],
    [['🙂'], ['python'], false],
    [[], [], false],
    [[' '], [], false],
  ])('%j with the names %j: %s', (keywords, names, expected) => {
    expect(isUnreadable({ keywords, names, literal: false })).toBe(expected);
  });
});

describe('leftOutOf', () => {
  it.each<[string[], string[], string[]]>([
    [['nurse'], [], ['nurse']],
    [['nurse - C++ & co.'], [], ['nurse - C++ & co.']],
    [['🙂'], ['🙂'], ['🙂']],
    [['nurse', '!!!'], ['!!!'], ['nurse']],
    [[`nurse ${LONG}`], [LONG], ['nurse']],
    [['the and'], ['the', 'and'], ['the and']],
    [['nurse 🙂 Berlin'], ['🙂'], ['nurse Berlin']],
    [['b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1'], ['l1', 'm1'], ['b1 c1 d1 e1 f1 g1 h1 i1 j1 k1']],
  ])('of %j leaves out %j', (keywords, leftOut, rest) => {
    expect(leftOutOf(keywords)).toEqual(leftOut);
    expect(readablePart(keywords, leftOut)).toEqual(rest);
  });
});

describe('withoutOneWord', () => {
  it('drops each word of several', () => {
    expect(withoutOneWord('accountant in Berlin')).toEqual([
      { word: 'accountant', left: 'Berlin' },
      { word: 'Berlin', left: 'accountant' },
    ]);
    expect(withoutOneWord('accountant')).toEqual([]);
  });
});
