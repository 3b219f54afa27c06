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

const countries = await readShipped<Place>('countries');
const cities = await readShipped<Place>('cities');
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

  it('has alternative labels that belong to their skill', async () => {
    const skills = await readShipped<{ labels: Record<string, string>; alternatives: string[] }>('skills');
    const alternatives = new Map(skills.map((skill) => [skill.labels.en, skill.alternatives]));
    expect(alternatives.get('understand spoken Vietnamese')).toContain('comprehend spoken Vietnamese');
    expect(alternatives.get('meet deadlines')).toContain('achieve deadlines');
    expect(alternatives.get('write manuals')).toContain('draft manuals');
  });
});
