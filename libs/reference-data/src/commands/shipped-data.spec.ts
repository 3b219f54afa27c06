import { readFileSync } from 'node:fs';
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
const occupations = await readShipped<
  Concept & { related: Record<string, string[]>; essentialSkills: number[]; optionalSkills: number[] }
>('occupations');
const folded = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What people call common jobs, as `language name` and `slug name`. */
function everydayNames(): Set<string> {
  const file = new URL('../../scripts/overrides/everyday-jobs.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(
    lines
      .filter((line) => /^[a-z]/.test(line))
      .flatMap((line) => {
        const [slug, ...languages] = line.split(' | ');
        const names = languages.flatMap((part) =>
          part
            .slice(3)
            .split(', ')
            .map((name) => [part.slice(0, 2), name] as const),
        );
        return names.flatMap(([language, name]) => [`${language} ${folded(name)}`, `${slug} ${folded(name)}`]);
      }),
  );
}

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

  describe('names of occupations', () => {
    const called = (slug: string) => {
      const { names = {}, related = {} } = occupations.find((occupation) => occupation.slug === slug) ?? {};
      const has = (labels: Record<string, string[]>, name: string) =>
        Object.values(labels).some((ofLanguage) => ofLanguage.some((label) => label.split('/').includes(name)));
      return { names: (name: string) => has(names, name), related: (name: string) => has(related, name) };
    };

    it.each([
      ['interpreter', 'translator', 'interpreter'],
      ['translator', 'interpreter', 'translator'],
      ['electrician', 'automotive-electrician', 'electrician'],
      ['HR manager', 'human-resources-officer', 'human-resources-manager'],
      ['payroll clerk', 'accountant', 'payroll-clerk'],
      ['pastry chef', 'baker', 'pastry-chef'],
      ['Konditor', 'baker', 'pastry-maker'],
      ['verkoopmedewerker', 'baker', 'sales-assistant'],
      ['bartender', 'barista', 'bartender'],
      ['housekeeping supervisor', 'room-attendant', 'housekeeping-supervisor'],
      ['human resources assistant', 'human-resources-manager', 'human-resources-assistant'],
      ['serveur', 'barista', 'waiter-waitress'],
      ['Krankenschwester', 'nurse-assistant', 'nurse-responsible-for-general-care'],
      ['Krankenpfleger', 'nurse-assistant', 'nurse-responsible-for-general-care'],
      ['νοσοκόμα', 'specialist-nurse', 'nurse-responsible-for-general-care'],
      ['nurse', 'specialist-nurse', 'nurse-responsible-for-general-care'],
      ['svetsare', 'plumber', 'welder'],
      ['veterinary nurse', 'general-veterinarian', 'veterinary-nurse'],
      ['Hausmeister', 'maintenance-and-repair-engineer', 'building-caretaker'],
      ['software engineer', 'web-developer', 'software-developer'],
    ])('%s is no other name of %s, but of %s', (name, other, own) => {
      expect(called(other).names(name)).toBe(false);
      expect(called(own).names(name)).toBe(true);
    });

    it.each([
      ['teacher', ['primary-school-teacher', 'secondary-school-teacher']],
      ['courier', ['car-and-van-delivery-driver', 'bicycle-courier']],
      ['tłumacz', ['translator', 'interpreter']],
    ])('%s is said of %j and is the name of none', (word, slugs) => {
      for (const slug of slugs) {
        expect([slug, called(slug).names(word), called(slug).related(word)]).toEqual([slug, false, true]);
      }
    });

    it('belong to those who are known by them: none is the other name of another', () => {
      const owners = new Map<string, Set<string>>();
      const forms = (label: string) =>
        folded(label)
          .split('/')
          .map((name) => name.trim());
      for (const { slug, names } of occupations) {
        for (const name of Object.values(names).flatMap(([preferred = '']) => forms(preferred))) {
          owners.set(name, (owners.get(name) ?? new Set()).add(slug));
        }
      }
      const everyday = everydayNames();
      const shared = occupations.flatMap(({ slug, names }) =>
        Object.entries(names).flatMap(([language, [, ...others]]) =>
          others
            .flatMap(forms)
            .filter(
              (name) =>
                !(owners.get(name)?.has(slug) ?? true) &&
                !everyday.has(`${language} ${name}`) &&
                !everyday.has(`${slug} ${name}`),
            )
            .map((name) => `${language} ${name}: ${slug}, but of ${[...(owners.get(name) ?? [])].join(' and ')}`),
        ),
      );
      expect(shared.slice(0, 3)).toEqual([]);
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
