import { findHeldLanguagesFault, type LevelRank } from '@babelboard/language-check';
import { checkTogether } from '@babelboard/platform';
import { type LanguageRecord, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../domain/spoken-language.js';
import { languageRepeated, languageUnknown, tooManyMotherTongues } from '../language.errors.js';

/** A language as people and files name it. */
export interface NamedLanguage {
  slug: string;
  level: LevelRank;
}

/** Reads the languages that one person says they speak: a candidate in a form, a guest in an alert, a CV. */
@Injectable()
export class SpokenLanguages {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  /**
   * Gives them by their ids, in their order.
   * @param path of the list in what was sent: refusals name the field of the language that they are about
   * @throws DomainError LANGUAGE_UNKNOWN (several of them together), LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES
   */
  async read(languages: readonly NamedLanguage[], path: string): Promise<SpokenLanguage[]> {
    const found = await checkTogether(
      ...languages.map(({ slug, level }, index) => () => ({ ...this.named(slug, `${path}.${index}.slug`), level })),
    );
    const fault = findHeldLanguagesFault(found.map(({ slug, level }) => ({ slug, rank: level })));
    if (fault?.kind === 'repeated') {
      throw languageRepeated(`${path}.${fault.index}.slug`);
    }
    if (fault?.kind === 'too-many-mother-tongues') {
      throw tooManyMotherTongues(`${path}.${fault.index}.cefr`);
    }
    return found.map(({ id, level }) => ({ languageId: id, level }));
  }

  /** By id or slug; undefined for an unknown one. */
  find(language: number | string): LanguageRecord | undefined {
    const id = Number(language);
    return Number.isInteger(id) ? this.catalogue.language(id) : this.catalogue.languageBySlug(String(language));
  }

  /** The same. @throws DomainError LANGUAGE_UNKNOWN at the path */
  require(language: number | string, path: string): LanguageRecord {
    const found = this.find(language);
    if (found === undefined) {
      throw languageUnknown(path);
    }
    return found;
  }

  /** By slug alone. */
  private named(slug: string, path: string): LanguageRecord {
    const found = this.catalogue.languageBySlug(slug);
    if (found === undefined) {
      throw languageUnknown(path);
    }
    return found;
  }
}
