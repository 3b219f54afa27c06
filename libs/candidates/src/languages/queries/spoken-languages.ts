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
      ...languages.map(({ slug, level }, index) => () => ({ ...this.find(slug, `${path}.${index}.slug`), level })),
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

  private find(slug: string, path: string): LanguageRecord {
    const language = this.catalogue.languageBySlug(slug);
    if (language === undefined) {
      throw languageUnknown(path);
    }
    return language;
  }
}
