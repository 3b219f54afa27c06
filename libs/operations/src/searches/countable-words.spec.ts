import { describe, expect, it } from '@jest/globals';
import { countableWords } from './countable-words.js';

describe('countableWords', () => {
  it.each<[string[], string]>([
    [['Käsesommelier  in', 'Zürich'], 'kasesommelier in zurich'],
    [['C++ / C#'], 'c++ c#'],
    [['Praktikum 2026'], 'praktikum 2026'],
    [['ASP.NET', 'node.js'], 'asp net node js'],
    [['Fahrer Tour 75011'], 'fahrer tour 75011'],
    [['Νοσοκόμα'], 'νοσοκομα'],
  ])('of %j are %j', (keywords, words) => {
    expect(countableWords(keywords)).toBe(words);
  });

  it.each([
    ['ana@example.org'],
    ['ana@'],
    ['ana＠example.org'],
    ['ana.petrovic(at)mail'],
    ['linkedin.com/in/ana-petrovic'],
    ['ana petrovic gmail'],
    ['+49 170 1234567'],
    ['DE89 3704 0044'],
    ['0170-12 34 56'],
    ['https://example.org/ana'],
    ['www.example.org'],
    ['I am looking for a job with my wife'],
    ['x'.repeat(61)],
    ['🙂'],
    [''],
  ])('counts nothing of %j', (typed) => {
    expect(countableWords([typed])).toBeNull();
  });
});
