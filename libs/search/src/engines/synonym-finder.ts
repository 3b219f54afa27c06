import { type EscoConcept, EscoConcepts, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { foundSynonyms, type OfferName, type OfferNames } from '../domain/found-synonyms.js';
import type { Keywords } from '../domain/keywords.js';
import { latinSpellings } from '../domain/transliteration.js';
import { wordsOf } from '../domain/words.js';
import type { FoundSynonym } from '../queries/offer-search-result.js';

/** Things whose words are kept: those of the offers that are found again and again. */
const MOST_KEPT = 2_000;

/** Tells for the offers of a page by which other names they were found. */
@Injectable()
export class SynonymFinder {
  private readonly words = new Map<string, ReadonlySet<string>>();
  private occupations: ReadonlyMap<number, EscoConcept> = new Map();

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly esco: EscoConcepts,
  ) {
    catalogue.afterReload(async () => this.words.clear());
  }

  /** By offer id; only offers that have one. */
  async find(keywords: Keywords, offers: ReadonlyMap<number, OfferNames>): Promise<Map<number, FoundSynonym[]>> {
    const found = new Map<number, FoundSynonym[]>();
    if (keywords.words.length === 0) {
      return found;
    }
    const occupations = await this.esco.occupations();
    if (this.occupations.size !== occupations.length) {
      this.occupations = new Map(occupations.map((occupation) => [occupation.id, occupation]));
    }
    for (const [id, names] of offers) {
      const synonyms = foundSynonyms(keywords, names, (name) => this.wordsOf(name));
      if (synonyms.length > 0) {
        found.set(id, synonyms);
      }
    }
    return found;
  }

  private wordsOf(name: OfferName): ReadonlySet<string> {
    const key = `${name.kind} ${name.ids.join()}`;
    const known = this.words.get(key);
    if (known !== undefined) {
      return known;
    }
    const words = name.ids
      .flatMap((id) => this.namesOf(name.kind, id))
      .flatMap((text) => wordsOf(text).flatMap(({ folded }) => [folded, ...latinSpellings(folded)]));
    if (this.words.size >= MOST_KEPT) {
      this.words.clear();
    }
    const kept = new Set(words);
    this.words.set(key, kept);
    return kept;
  }

  private namesOf(kind: OfferName['kind'], id: number): readonly string[] {
    switch (kind) {
      case 'occupation':
        return [...(this.occupations.get(id)?.labels.values() ?? [])].flat();
      case 'city':
        return [
          ...this.catalogue.cityNames(id),
          this.catalogue.city(id)?.name ?? '',
          this.catalogue.city(id)?.nativeName ?? '',
        ];
      case 'country':
        return this.catalogue.countryNames(id);
    }
  }
}
