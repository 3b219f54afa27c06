import { inTurns } from '@babelboard/platform';
import {
  type EscoConcept,
  EscoConcepts,
  keepUntilReload,
  ReferenceCatalogue,
} from '@babelboard/reference-data/contract';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { namesOfLabel } from '../domain/gender-forms.js';
import { termOf } from '../domain/terms.js';
import { NameIndex } from './name-index.js';

export interface Concept {
  kind: 'occupation' | 'skill';
  id: number;
  slug: string;
  /** In English. */
  name: string;
  /** In how many languages it has a name: everyday things have names in all. */
  languages: number;
}

export interface Place {
  slug: string;
  name: string;
  /** The country of a city. */
  detail: string | null;
  term: number;
  population: number;
}

export interface Language {
  slug: string;
  name: string;
  term: number;
}

export interface SuggestableNames {
  occupations: NameIndex<Concept>;
  skills: NameIndex<Concept>;
  places: NameIndex<Place>;
  languages: NameIndex<Language>;
}

/** Countries stand before cities of the same name. */
const COUNTRY_POPULATION = 1e9;

/** Names of a concept that count in one language, the preferred one among them: the short ones, which people type. */
const MOST_OF_LANGUAGE = 8;

/** Other names of cities that are signs and abbreviations, which are anybody's. */
const ABBREVIATION = /^[\p{Script=Latin}\p{M}.'-]{1,3}$/u;

/** All names that a search box suggests (about 350,000), put into indexes when they are first asked for: about 120 MB. */
@Injectable()
export class SuggestableNamesSource {
  readonly load: () => Promise<SuggestableNames>;

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly esco: EscoConcepts,
  ) {
    this.load = keepUntilReload(catalogue, () => this.build());
  }

  private async build(): Promise<SuggestableNames> {
    return {
      occupations: await conceptIndex('occupation', await this.esco.occupations()),
      skills: await conceptIndex('skill', await this.esco.skills()),
      places: await this.places(),
      languages: await this.languages(),
    };
  }

  private places(): Promise<NameIndex<Place>> {
    const { catalogue } = this;
    const countries = catalogue.countries().map(({ id, slug, name }) => ({
      entry: { slug, name, detail: null, term: termOf('country', id), population: COUNTRY_POPULATION },
      main: [name],
      others: catalogue.countryNames(id),
    }));
    const cities = catalogue.cities().map(({ id, slug, name, nativeName, countryId, population }) => ({
      entry: { slug, name, detail: catalogue.country(countryId)?.name ?? null, term: termOf('city', id), population },
      main: [name, nativeName],
      others: catalogue.cityNames(id).filter((other) => !ABBREVIATION.test(other)),
    }));
    return indexOf<Place>([...countries, ...cities]);
  }

  private languages(): Promise<NameIndex<Language>> {
    const offered = this.catalogue.languages().filter((language) => language.offered);
    return indexOf<Language>(
      offered.map(({ id, slug, name, nativeName, names }) => ({
        entry: { slug, name, term: termOf('language', id) },
        main: [name, nativeName],
        others: Object.values(names),
      })),
    );
  }
}

function conceptIndex(kind: Concept['kind'], concepts: readonly EscoConcept[]): Promise<NameIndex<Concept>> {
  return indexOf<Concept>(
    concepts
      .filter(({ current }) => current)
      .map(({ id, slug, name, labels }) => {
        const names = [...labels].map(
          ([language, ofLanguage]) => [language, typedNames(ofLanguage).flatMap(namesOfLabel)] as const,
        );
        const isMain = (language: string) => language === DEFAULT_LANGUAGE;
        return {
          entry: { kind, id, slug, name: namesOfLabel(name)[0] ?? name, languages: labels.size },
          main: names.filter(([language]) => isMain(language)).flatMap(([, ofLanguage]) => ofLanguage),
          others: names.filter(([language]) => !isMain(language)).flatMap(([, ofLanguage]) => ofLanguage),
        };
      }),
  );
}

function typedNames([preferred = '', ...others]: readonly string[]): string[] {
  return [preferred, ...others.toSorted((a, b) => a.length - b.length).slice(0, MOST_OF_LANGUAGE - 1)];
}

async function indexOf<T>(
  entries: { entry: T; main: readonly string[]; others: readonly string[] }[],
): Promise<NameIndex<T>> {
  const index = new NameIndex<T>();
  await inTurns(entries, ({ entry, main, others }) => {
    for (const name of new Set(main)) {
      index.add(entry, name, true);
    }
    for (const name of new Set(others)) {
      if (!main.includes(name)) {
        index.add(entry, name, false);
      }
    }
  });
  return index.finish();
}
