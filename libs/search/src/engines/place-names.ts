import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { latinSpellings, twoLetterSpellings } from '../domain/transliteration.js';
import { wordsOf } from '../domain/words.js';

/** Folded words of the names of places in other languages, Greek and Cyrillic ones in Latin letters and those with marks in two letters (`toender`) too; put together once for each place. */
@Injectable()
export class PlaceNames {
  private readonly known = new Map<string, string[]>();

  constructor(private readonly catalogue: ReferenceCatalogue) {
    catalogue.afterReload(async () => this.known.clear());
  }

  ofCity(id: number): string[] {
    return this.once(`city ${id}`, () => this.catalogue.cityNames(id));
  }

  ofCountry(id: number): string[] {
    return this.once(`country ${id}`, () => this.catalogue.countryNames(id));
  }

  private once(key: string, namesOf: () => string[]): string[] {
    const words =
      this.known.get(key) ??
      namesOf().flatMap((name) =>
        wordsOf(name).flatMap(({ raw, folded }) => [folded, ...latinSpellings(folded), ...twoLetterSpellings(raw)]),
      );
    this.known.set(key, words);
    return words;
  }
}
