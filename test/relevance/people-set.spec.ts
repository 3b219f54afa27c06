import { describe, expect, it } from '@jest/globals';
import { readPeopleSet } from '../bench/cv-relevance/people-set.js';

const { people, queries: open } = readPeopleSet();
const { queries: sealed } = readPeopleSet({ sealed: true });
const queries = [...open, ...sealed];
const languagesOf = (rows: readonly { language: string }[]) => new Set(rows.map(({ language }) => language));

describe('the judged set of people', () => {
  it('has 150 people and more whose profiles are in 8 languages and more', () => {
    expect(people.length).toBeGreaterThanOrEqual(150);
    expect(languagesOf(people).size).toBeGreaterThanOrEqual(8);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  });

  it('has 60 queries and more in 6 languages and more, a third of them sealed', () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(languagesOf(queries).size).toBeGreaterThanOrEqual(6);
    expect(Math.round(queries.length / sealed.length)).toBe(3);
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
    const asked = queries.map(({ what, where, filters }) => JSON.stringify([what.toLowerCase(), where, filters]));
    expect(new Set(asked).size).toBe(queries.length);
  });

  it('names people who exist, each once, and somebody for every query, but never everybody', () => {
    const ids = new Set(people.map(({ id }) => id));
    const wrong = queries.filter(
      ({ right }) =>
        right.length === 0 ||
        right.length > people.length / 4 ||
        new Set(right).size !== right.length ||
        right.some((id) => !ids.has(id)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('asks for people of other languages where it says so, and of the other gender', () => {
    const languageOf = new Map(people.map(({ id, language }) => [id, language]));
    const crossing = queries.filter(({ kind }) => kind === 'cross-language');
    expect(crossing.length).toBeGreaterThanOrEqual(5);
    expect(crossing.filter(({ language, right }) => right.every((id) => languageOf.get(id) === language))).toEqual([]);
    expect(queries.filter(({ kind }) => kind === 'gender').length).toBeGreaterThanOrEqual(10);
  });
});
