import type { FoundMatching, Matching, MetLanguage, ScoredPart } from '@babelboard/matching';
import { cityNameIn, type Named, nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { JobMatching, MatchingPart, NamedInMatching, OfferFit } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentLanguageLevel } from '../candidates/present-language-level.js';

type Rank = Parameters<typeof presentLanguageLevel>[0];

/** Gives a matching in the words of the wire: the one place where ids become names. */
@Injectable()
export class MatchingPresenter {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  present({ matching, state, discardedFor, foundAt }: FoundMatching, language: UiLanguage): JobMatching {
    const found = { state, discarded_for: discardedFor, found_at: foundAt.toISOString() };
    return { ...this.fit(matching, language), ...found };
  }

  /** What makes a score, whoever it was worked out for. */
  fit({ version, score, languages, parts, unsaid }: Matching, language: UiLanguage): OfferFit {
    return {
      version,
      score: Math.round(score),
      languages: languages.flatMap((met) => this.language(met, language)),
      parts: parts.map((part) => this.part(part, language)),
      unsaid,
    };
  }

  private language({ languageId, asked, held }: MetLanguage, language: UiLanguage): OfferFit['languages'] {
    const record = this.catalogue.language(languageId);
    if (record === undefined) {
      return [];
    }
    const level = (rank: number | null) => (rank === null ? null : presentLanguageLevel(rank as Rank));
    return [{ ...nameOf(record, language), slug: record.slug, asked: level(asked), held: level(held) }];
  }

  private part(scored: ScoredPart, language: UiLanguage): MatchingPart {
    const { fit, weight } = scored;
    const share = { fit, weight };
    const skill = (id: number) => named(this.catalogue.skill(id), language);
    switch (scored.part) {
      case 'skills': {
        const near = scored.near.flatMap((pair) =>
          skill(pair.asked).flatMap((asked) => skill(pair.held).map((held) => ({ asked, held }))),
        );
        const { part, asked, held, missing } = scored;
        return { part, ...share, asked, held: held.flatMap(skill), near, missing: missing.flatMap(skill) };
      }
      case 'occupation': {
        const { part, occupationId, closeness, from } = scored;
        const record = occupationId === null ? undefined : this.catalogue.occupation(occupationId);
        return { part, ...share, occupation: record === undefined ? null : nameOf(record, language), closeness, from };
      }
      case 'wished-languages': {
        const languages = scored.languageIds.flatMap((id) => named(this.catalogue.language(id), language));
        return { part: scored.part, ...share, languages };
      }
      case 'sector': {
        const record = this.catalogue.sectorById(scored.sectorId);
        return { part: scored.part, ...share, sector: record === undefined ? null : nameOf(record, language) };
      }
      case 'place': {
        const { part, reason, cityId, countryId, km } = scored;
        const city = cityId === null ? undefined : this.catalogue.city(cityId);
        const country = countryId === null ? undefined : this.catalogue.country(countryId);
        return {
          ...{ part, ...share, reason, km },
          city: city === undefined ? null : cityNameIn(city, language),
          country: country === undefined ? null : nameIn(country, language).name,
        };
      }
      case 'experience':
        return { part: scored.part, ...share, asked: scored.asked, years: scored.years };
      case 'employment':
        return { part: scored.part, ...share, asked: scored.asked, wished: scored.wished };
      case 'pay': {
        const { part, offeredPerYear, wishedPerYear, currency } = scored;
        return { part, ...share, offered_per_year: offeredPerYear, wished_per_year: wishedPerYear, currency };
      }
      case 'permit':
        return { part: scored.part, ...share };
    }
  }
}

function named(record: (Named & { id: number }) | undefined, language: UiLanguage): NamedInMatching[] {
  return record === undefined ? [] : [nameOf(record, language)];
}

function nameOf(record: Named & { id: number }, language: UiLanguage): NamedInMatching {
  return { id: record.id, ...nameIn(record, language) };
}
