import { describe, expect, it } from '@jest/globals';
import { readShipped, shippedVersion } from './shipped-data.js';

interface Place {
  id: number;
  iso2: string;
  slug: string;
  name: string;
  continente: number;
  excluded: boolean;
}

interface Concept {
  id: number;
  slug: string;
  name: string;
  names: Record<string, string[]>;
}

const countries = await readShipped<Place>('countries');
const cities = await readShipped<Place>('cities');
const skills = await readShipped<Concept & { uri: string; formerSlugs: string[]; current: boolean }>('skills');
const occupations = await readShipped<Concept & { essentialSkills: number[]; optionalSkills: number[] }>('occupations');
const slugOf = new Map(cities.map(({ id, slug }) => [id, slug]));

describe('the shipped reference data', () => {
  it('names its version', () => {
    expect(shippedVersion()).toMatch(/^\d{4}\.\d+/);
  });

  it('gives every place a slug of its own that is safe in a path', () => {
    const slugs = [...countries, ...cities].map(({ slug }) => slug);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[A-Z][A-Za-z]*(?:[_-][A-Za-z]+)*$/);
      expect(slug).not.toMatch(/-for-|-speakers|-jobs|^(?:remote|remotecountrybased|hybrid)$/i);
    }
  });

  it.each([
    [2886242, 'Cologne'],
    [2657896, 'Zurich'],
    [2761369, 'Vienna'],
    [2867714, 'Munich'],
    [3067696, 'Prague'],
    [756135, 'Warsaw'],
    [2618425, 'Copenhagen'],
    [2636713, 'Stratford-upon-Avon'],
    [3030300, 'Brest'],
    [629634, 'Brest_BY'],
    [2960316, 'Luxembourg_City'],
    [2993458, 'Monaco_City'],
  ])('calls city %s %s', (id, slug) => {
    expect(slugOf.get(id)).toBe(slug);
  });

  it('spells countries as decided', () => {
    const bySlug = new Map(countries.map((country) => [country.slug, country]));
    expect(bySlug.get('United_Kingdom')?.id).toBe(826);
    expect(bySlug.get('Isle_of_Man')?.id).toBe(833);
    expect(bySlug.get('Kosovo')?.id).toBe(983);
    expect(bySlug.get('Luxembourg')?.id).toBe(442);
    expect(countries.filter(({ excluded }) => excluded).map(({ id }) => id)).toEqual([249]);
  });

  it('counts Cyprus and Türkiye as Europe, Georgia not', () => {
    const continente = (iso2: string) => countries.find((country) => country.iso2 === iso2)?.continente;
    expect(['CY', 'TR', 'XK', 'RU', 'IS'].map(continente)).toEqual([1, 1, 1, 1, 1]);
    expect(['GE', 'KZ', 'IL', 'US', 'GL'].map(continente)).toEqual([0, 0, 0, 0, 0]);
  });

  describe('skills', () => {
    const current = skills.filter((skill) => skill.current);
    const english = new Map(current.map((skill) => [skill.name.toLowerCase(), skill]));

    it('have an English name, all of them', () => {
      expect(current.filter(({ uri }) => uri.startsWith('http://data.europa.eu/esco/skill/'))).toHaveLength(13_939);
      expect(current.filter(({ name, names }) => name === '' || names.en?.[0] !== name)).toEqual([]);
    });

    it.each(['sales', 'excel', 'react', 'nursing', 'customer service', 'python', 'driving', 'cooking', 'welding'])(
      'know the everyday word %s',
      (word) => {
        expect(english.get(word)?.slug).toBe(word.replaceAll(' ', '-'));
      },
    );

    it('have names in more languages', () => {
      const named = (language: string) => current.filter(({ names }) => names[language] !== undefined).length;
      expect({ sv: named('sv'), fi: named('fi'), fr: named('fr'), es: named('es'), de: named('de') }).toEqual({
        sv: 13_697,
        fi: 13_701,
        fr: 13_638,
        es: 13_598,
        de: 12_756,
      });
      expect(english.get('sales')?.names.de).toEqual(expect.arrayContaining(['Vertrieb', 'Verkaufstätigkeiten']));
    });

    it('share their slugs, present and former, with nothing', () => {
      const slugs = [
        ...skills.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]),
        ...occupations.map(({ slug }) => slug),
      ];
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    });

    it('have alternative names that belong to them', () => {
      expect(english.get('understand spoken vietnamese')?.names.en).toContain('comprehend spoken Vietnamese');
      expect(english.get('meet deadlines')?.names.en).toContain('achieve deadlines');
      expect(english.get('write manuals')?.names.en).toContain('draft manuals');
    });
  });

  it('names occupations in 26 languages and more, with synonyms', () => {
    const waiter = occupations.find(({ slug }) => slug === 'waiter-waitress');
    expect(Object.keys(waiter?.names ?? {}).length).toBeGreaterThanOrEqual(28);
    expect(waiter?.names.el?.length).toBeGreaterThan(1);
    expect(waiter?.names.mt?.length).toBeGreaterThan(0);
    const ids = new Set(skills.map(({ id }) => id));
    const related = occupations.flatMap(({ essentialSkills, optionalSkills }) => [
      ...essentialSkills,
      ...optionalSkills,
    ]);
    expect(related).toHaveLength(129_178);
    expect(related.every((id) => ids.has(id))).toBe(true);
  });
});
