import { type EscoConcept, EscoConcepts, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { foundSynonyms, type OfferName, type OfferNames } from '../domain/found-synonyms.js';
import { WholeNames } from '../domain/whole-names.js';
import { wordsOf } from '../domain/words.js';
import type { FoundSynonym } from '../queries/offer-search-result.js';

/** Things whose names are kept: those of the offers that are found again and again. */
const MOST_KEPT = 2_000;

/** Tells for the offers of a page by which other names they were found. */
@Injectable()
export class SynonymFinder {
  private readonly names = new Map<string, WholeNames>();
  private occupations: ReadonlyMap<number, EscoConcept> = new Map();

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly esco: EscoConcepts,
  ) {
    catalogue.afterReload(async () => this.names.clear());
  }

  /**
   * By offer id; only offers that have one.
   * @param typed keywords, corrected where they were
   */
  async find(typed: readonly string[], offers: ReadonlyMap<number, OfferNames>): Promise<Map<number, FoundSynonym[]>> {
    const found = new Map<number, FoundSynonym[]>();
    if (wordsOf(typed.join(' ')).length === 0) {
      return found;
    }
    const occupations = await this.esco.occupations();
    if (this.occupations.size !== occupations.length) {
      this.occupations = new Map(occupations.map((occupation) => [occupation.id, occupation]));
    }
    for (const [id, names] of offers) {
      const synonyms = foundSynonyms(typed, names, ({ kind, ids }) => ids.map((thing) => this.namesOf(kind, thing)));
      if (synonyms.length > 0) {
        found.set(id, synonyms);
      }
    }
    return found;
  }

  private namesOf(kind: OfferName['kind'], id: number): WholeNames {
    const key = `${kind} ${id}`;
    const names = this.names.get(key) ?? new WholeNames(this.labels(kind, id));
    if (this.names.size >= MOST_KEPT) {
      this.names.clear();
    }
    this.names.set(key, names);
    return names;
  }

  /** By language; the names of places are of none. */
  private labels(kind: OfferName['kind'], id: number): Iterable<readonly [string, readonly string[]]> {
    switch (kind) {
      case 'occupation':
        return this.occupations.get(id)?.labels ?? [];
      case 'city': {
        const city = this.catalogue.city(id);
        return [['', [...(city ? [city.name, city.nativeName] : []), ...this.catalogue.cityNames(id)]]];
      }
      case 'country':
        return [['', [this.catalogue.country(id)?.name ?? '', ...this.catalogue.countryNames(id)]]];
    }
  }
}
