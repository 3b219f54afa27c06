import { Injectable } from '@nestjs/common';
import { escoLanguage } from '../domain/esco-language.js';
import { formsInTurn } from '../domain/gender-forms.js';
import { SynonymSource } from '../engines/synonym-source.js';

/** Reads what occupation a title is, however it is written: with or without marks of gender, inflected, or as a compound. */
export type ReadTitle = (title: string, language: string | null) => number[];

/** Finds the occupations that titles of offers and of people's positions name. */
@Injectable()
export class TitleOccupations {
  constructor(private readonly synonyms: SynonymSource) {}

  /** Takes two seconds the first time, in turns. The reader takes the code of the title's language, null where it is not known. */
  async open(): Promise<ReadTitle> {
    const { occupations } = await this.synonyms.load();
    const named = (title: string, language: string | null) => {
      const found = occupations.namedIn(title, language);
      // What a compound's head or a word of several says is better than nothing.
      const called = found.flatMap(({ calledIds }) => calledIds);
      return [...new Set(called.length > 0 ? called : found.flatMap(({ conceptIds }) => conceptIds))];
    };
    return (title, language) => {
      const code = language === null ? null : escoLanguage(language);
      // Either form names the same: nobody is found better or worse by theirs.
      for (const form of formsInTurn(title, code)) {
        const ids = named(form, code);
        if (ids.length > 0) return ids;
      }
      return [];
    };
  }
}
