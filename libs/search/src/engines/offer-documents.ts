import {
  asksNoLocalLanguage,
  ListLiveOfferIds,
  LoadSearchableOffers,
  type SearchableOffer,
  salaryPerYear,
} from '@babelboard/offers/contract';
import { inTurns, RebuildTimes, type Subject } from '@babelboard/platform';
import { type CityRecord, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { NamedConcepts } from '../domain/concept-index.js';
import { escoLanguage } from '../domain/esco-language.js';
import type { OfferName } from '../domain/found-synonyms.js';
import { titleForms } from '../domain/title-forms.js';
import { twoLetterSpellings } from '../domain/transliteration.js';
import { wordsOf, wordsOfName } from '../domain/words.js';
import type { OfferDocument } from './offer-document.js';
import { PlaceNames } from './place-names.js';
import { SynonymSource, type Synonyms } from './synonym-source.js';

/** Skills of an offer whose other names are searched. */
const MOST_SKILLS = 10;

/** The live offers, and documents of them as they are now. */
@Injectable()
export class OfferDocuments implements Subject<OfferDocument> {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
    private readonly synonyms: SynonymSource,
    private readonly places: PlaceNames,
  ) {}

  listIds(afterId: number, limit: number): Promise<number[]> {
    return this.queries.execute(new ListLiveOfferIds(afterId, limit));
  }

  /** The live ones of the offers; the others are left out. */
  async load(ids: number[], times = new RebuildTimes()): Promise<OfferDocument[]> {
    const synonyms = await times.of('names of occupations and skills', () => this.synonyms.load());
    const offers = await times.of('loading offers', () => this.queries.execute(new LoadSearchableOffers(ids)));
    return times.of('making documents', () => inTurns(offers, (offer) => this.document(offer, synonyms)));
  }

  private document(offer: SearchableOffer, synonyms: Synonyms): OfferDocument {
    const { occupations } = synonyms;
    const cities = offer.places.flatMap(({ cityId }) => (cityId === null ? [] : (this.catalogue.city(cityId) ?? [])));
    const countryIds = unique([
      ...offer.places.flatMap(({ countryId }) => countryId ?? []),
      ...cities.map(({ countryId }) => countryId),
    ]);
    const texts = offer.places.flatMap(({ text }) => text ?? []);
    const cityNames = unique([...cities.flatMap(({ name, nativeName }) => [name, nativeName]), ...texts]);
    const titles = [{ languageId: offer.adLanguageId, title: offer.title }, ...offer.versions].map(
      ({ languageId, title }) => ({ title, language: this.escoLanguage(languageId) }),
    );
    const named = titles.flatMap(({ title, language }) => occupations.namedIn(title, language));
    return {
      id: offer.id,
      title: offer.title,
      otherTitles: offer.versions.map(({ title }) => title),
      forms: unique(
        titles.flatMap(({ title, language }) =>
          titleForms(title, language, (word, of) => occupations.hasWord(word, of)),
        ),
      ),
      skills: unique(offer.skillIds.flatMap((id) => this.catalogue.skill(id)?.name ?? [])),
      companyName: offer.companyName,
      cityNames,
      description: [offer, ...offer.versions].map(({ descriptionText }) => descriptionText).join('\n\n'),
      synonyms: this.otherNames(offer, named, synonyms),
      placeSynonyms: this.placeNames(cities, countryIds, cityNames),
      occupationIds: unique(named.flatMap(({ calledIds }) => calledIds)),
      named: [
        ...named.map(({ found, calledIds }): OfferName => ({ found, kind: 'occupation', ids: calledIds })),
        ...cities.map(({ id, name }): OfferName => ({ found: name, kind: 'city', ids: [id] })),
        ...this.countryNames(countryIds),
      ],
      shown: offer.shown,
      companyId: offer.companyId,
      adLanguageIds: unique([offer, ...offer.versions].flatMap(languageOf)),
      workingLanguageId: offer.workingLanguageId,
      languageLevels: offer.languages.map(({ languageId, level }) => ({ languageId, level })),
      noLocalLanguage: asksNoLocalLanguage({
        countryLanguageIds: countryIds.flatMap((id) => this.catalogue.country(id)?.languageIds ?? []),
        requirements: offer.languages,
        adLanguageId: offer.adLanguageId,
      }),
      salaryPerYearInEuro: this.salaryInEuro(offer),
      countryIds,
      cityIds: unique(cities.map(({ id }) => id)),
      languageIds: unique(offer.languages.map(({ languageId }) => languageId)),
      remote: offer.remote,
      experience: offer.experience,
      employmentTypes: unique(offer.employmentTypes),
      promoted: offer.promoted,
      sunk: offer.sunk,
      postedAt: offer.postedAt,
    };
  }

  private escoLanguage(id: number | null): string | null {
    const code = id === null ? undefined : this.catalogue.language(id)?.code;
    return code === undefined ? null : escoLanguage(code);
  }

  private countryNames(ids: number[]): OfferName[] {
    return ids.flatMap((id) => {
      const country = this.catalogue.country(id);
      return country === undefined ? [] : [{ found: country.name, kind: 'country', ids: [id] }];
    });
  }

  private otherNames({ skillIds }: SearchableOffer, named: NamedConcepts[], synonyms: Synonyms): string[] {
    const occupationIds = unique(named.flatMap(({ conceptIds }) => conceptIds));
    return unique([
      ...occupationIds.flatMap((id) => synonyms.ofOccupation(id)),
      ...skillIds.slice(0, MOST_SKILLS).flatMap((id) => synonyms.ofSkill(id)),
    ]);
  }

  private placeNames(cities: CityRecord[], countryIds: number[], known: string[]): string[] {
    const own = new Set(known.flatMap(wordsOfName));
    const words = [
      ...cities.flatMap(({ id }) => this.places.ofCity(id)),
      ...countryIds.flatMap((id) => this.places.ofCountry(id)),
      ...known.flatMap((name) => wordsOf(name).flatMap(({ raw }) => twoLetterSpellings(raw))),
    ];
    return unique(words).filter((word) => !own.has(word));
  }

  private salaryInEuro({ salary }: SearchableOffer): number | null {
    if (salary === null) {
      return null;
    }
    const { min, max } = salaryPerYear(salary);
    const amount = max ?? min;
    const euro = amount === null ? null : this.catalogue.inEuro(amount, salary.currency);
    return euro === null ? null : Math.round(euro);
  }
}

function languageOf(texts: SearchableOffer | SearchableOffer['versions'][number]): number[] {
  const id = 'languageId' in texts ? texts.languageId : texts.adLanguageId;
  return id === null ? [] : [id];
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
