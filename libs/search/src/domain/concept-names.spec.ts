import { describe, expect, it } from '@jest/globals';
import type { Concept } from './concept.js';
import { ConceptNames } from './concept-names.js';

const concept = (id: number, labels: Record<string, string[]>, related: Record<string, string[]> = {}): Concept => ({
  id,
  labels: new Map(Object.entries(labels)),
  related: new Map(Object.entries(related)),
});

const namesOf = (...concepts: Concept[]) => {
  const names = new ConceptNames();
  for (const one of concepts) {
    names.add(one);
  }
  return names;
};
const ids = (namings: { conceptId: number }[]) => namings.map(({ conceptId }) => conceptId);

describe('what concepts are called', () => {
  const names = namesOf(
    concept(1, { en: ['waiter/waitress', 'server'], de: ['Kellner/Kellnerin'] }),
    concept(2, { en: ['IT server engineer'], sv: ['server'] }, { en: ['server'] }),
    concept(3, { en: ['somebody who does one thing and another thing'] }),
  );

  it('is each form of a label, in folded words, whoever goes by it in whatever language', () => {
    expect(ids(names.conceptsNamed('waitress'))).toEqual([1]);
    expect(ids(names.conceptsNamed('kellnerin'))).toEqual([1]);
    expect(names.conceptsNamed('server')).toEqual([
      { conceptId: 1, language: 'en', standing: 'other' },
      { conceptId: 2, language: 'en', standing: 'related' },
      { conceptId: 2, language: 'sv', standing: 'preferred' },
    ]);
    expect(names.conceptsNamed('Server')).toEqual([]);
  });

  it('is no description', () => {
    expect(names.conceptsNamed('somebody who does one thing and another thing')).toEqual([]);
    expect(names.concept(3)?.id).toBe(3);
  });

  it('is alike in other forms of the same words, of one language', () => {
    expect(ids(names.conceptsNamedAlike(['Waiters'], 'en'))).toEqual([1]);
    expect(ids(names.conceptsNamedAlike(['Kellnern'], 'de'))).toEqual([1]);
    expect(ids(names.conceptsNamedAlike(['Kellnern'], 'en'))).toEqual([]);
  });

  it('is made of words of its language', () => {
    expect(names.hasWord('engineer', 'en')).toBe(true);
    expect(names.hasWord('engineer', 'de')).toBe(false);
  });
});

describe('a general word', () => {
  const managers = (count: number) =>
    Array.from({ length: count }, (_, index) => concept(index, { en: [`field ${index} manager`] }));
  const called = (id: number) => concept(id, { en: ['manager'] });

  it('stands in the names of many', () => {
    expect(namesOf(...managers(18)).isGeneral('manager', 'en')).toBe(false);
    expect(namesOf(...managers(19)).isGeneral('manager', 'en')).toBe(true);
    expect(namesOf(...managers(19)).isGeneral('manager', 'de')).toBe(false);
  });

  it('is none where it is just what several are called, unless it stands nearly everywhere', () => {
    expect(namesOf(...managers(19), called(100)).isGeneral('manager', 'en')).toBe(true);
    expect(namesOf(...managers(19), called(100), called(101)).isGeneral('manager', 'en')).toBe(false);
    expect(namesOf(...managers(120), called(200), called(201)).isGeneral('manager', 'en')).toBe(true);
  });
});
