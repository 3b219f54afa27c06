import { countsAs, type LevelRank } from '@babelboard/language-check';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { escoLanguage, SynonymSource, type Synonyms, TitleOccupations, titleForms } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';

/** A title with the language that it is in: ISO 639-1. */
export interface SpokenTitle {
  title: string;
  language: string;
}

/** Skills of one person whose other names are searched. */
const MOST_SKILLS = 20;

/** Words in which people search for degrees, whatever the certificate calls them: by ISCED 2011. */
const DEGREES: Readonly<Record<number, readonly string[]>> = {
  6: ['Bachelor'],
  7: ['Master'],
  8: ['Doctorate', 'PhD'],
};

interface Named {
  name: string;
  names: Readonly<Record<string, string>>;
}

/** Gives what the trade of somebody is called. */
export interface TradeNames {
  /** The occupations that titles name. */
  occupationIds(titles: readonly SpokenTitle[]): number[];
  /** Other ways to write the words of titles. */
  forms(titles: readonly SpokenTitle[]): string[];
  /** What occupations and skills are called in all languages: folded words with a space between. */
  synonyms(occupationIds: readonly number[], skillIds: readonly number[]): string[];
}

/** Gives what ids of profiles are called, and in what other words people search for titles. */
@Injectable()
export class PersonNames {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly titles: TitleOccupations,
    private readonly synonymSource: SynonymSource,
  ) {}

  /** Takes two seconds the first time. */
  async open(): Promise<TradeNames> {
    const [read, synonyms] = [await this.titles.open(), await this.synonymSource.load()];
    return {
      occupationIds: (titles) => unique(titles.flatMap(({ title, language }) => read(title, language))),
      forms: (titles) => unique(titles.flatMap(({ title, language }) => formsOf(title, language, synonyms))),
      synonyms: (occupationIds, skillIds) =>
        unique([
          ...occupationIds.flatMap((id) => synonyms.ofOccupation(id)),
          ...skillIds.slice(0, MOST_SKILLS).flatMap((id) => synonyms.ofSkill(id)),
        ]),
    };
  }

  /** In English, and in the languages that somebody writes in. */
  ofSkill(id: number, languages: readonly string[]): string[] {
    return namesIn(this.catalogue.skill(id), languages);
  }

  ofSector(id: number, languages: readonly string[]): string[] {
    return namesIn(this.catalogue.sectorById(id), languages);
  }

  /** City and country in English and as they are called there. */
  ofHome(cityId: number | null, countryId: number | null): string[] {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = countryId === null ? undefined : this.catalogue.country(countryId);
    const codes = country?.languageIds.flatMap((id) => this.catalogue.language(id)?.code ?? []) ?? [];
    return unique([...(city === undefined ? [] : [city.name, city.nativeName]), ...namesIn(country, codes)]);
  }

  ofDegree(iscedLevel: number | null): readonly string[] {
    return (iscedLevel === null ? undefined : DEGREES[iscedLevel]) ?? [];
  }

  /** With all languages that count as those (`checkLanguages`), each at the best level that is held of them. */
  languageFamilies(
    held: readonly { languageId: number; level: LevelRank }[],
  ): { languageId: number; level: LevelRank }[] {
    const best = new Map<number, LevelRank>();
    for (const { languageId, level } of held) {
      for (const id of this.countingAs(languageId)) {
        if (level > (best.get(id) ?? 0)) best.set(id, level);
      }
    }
    return Array.from(best, ([languageId, level]) => ({ languageId, level }));
  }

  private countingAs(languageId: number): number[] {
    const slug = this.catalogue.language(languageId)?.slug;
    return slug === undefined
      ? [languageId]
      : this.catalogue.languages().flatMap((one) => (countsAs(one.slug) === countsAs(slug) ? [one.id] : []));
  }
}

function formsOf(title: string, language: string, { occupations }: Synonyms): string[] {
  return titleForms(title, escoLanguage(language), (word, of) => occupations.hasWord(word, of));
}

function namesIn(named: Named | undefined, languages: readonly string[]): string[] {
  return named === undefined ? [] : unique([named.name, ...languages.flatMap((code) => named.names[code] ?? [])]);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
