import { cityNameIn, type NameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { Concept, Language, Place } from './suggestable-names.js';

/** What suggestions are called in a language; the indexes hold what they are called in the default one. */
@Injectable()
export class SuggestionNames {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  concept({ kind, id, name }: Concept, language: UiLanguage): NameIn {
    const record = kind === 'skill' ? this.catalogue.skill(id) : this.catalogue.occupation(id);
    return language === DEFAULT_LANGUAGE || record === undefined ? { name } : nameIn(record, language);
  }

  place({ slug, name, detail }: Place, language: UiLanguage): { name: string; detail: string | null } {
    const city = this.catalogue.cityBySlug(slug);
    if (city === undefined) {
      const country = this.catalogue.countryBySlug(slug);
      return { name: country ? nameIn(country, language).name : name, detail };
    }
    const country = this.catalogue.country(city.countryId);
    return { name: cityNameIn(city, language), detail: country ? nameIn(country, language).name : detail };
  }

  language({ slug, name }: Language, language: UiLanguage): string {
    const record = this.catalogue.languageBySlug(slug);
    return record ? nameIn(record, language).name : name;
  }
}
