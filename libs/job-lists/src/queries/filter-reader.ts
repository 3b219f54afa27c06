import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { OfferSearch, QueryReadings, type Reading, type ReadPart } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { JobFiltersResolver } from './job-filters-resolver.js';
import { OfferQueries } from './offer-queries.js';

/** From here on it is read wherever it finds offers. */
const CERTAIN = 0.8;

/** Filters that were read out of the words of a list. */
export interface ReadFilters {
  resolved: ResolvedJobFilters;
  /** The words as they were typed. */
  typed: string;
  /** What was read, by the words that it was read from. */
  parts: { kind: ReadPart['kind']; words: string }[];
  /** Address of the list of the words as they stand. */
  literal: string;
}

/** Turns words that name places, languages and conditions of work into filters, where that is certain enough and finds offers. */
@Injectable()
export class FilterReader {
  constructor(
    private readonly readings: QueryReadings,
    private readonly filters: JobFiltersResolver,
    private readonly queries: OfferQueries,
    private readonly search: OfferSearch,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /**
   * What is certain is read unless the words alone find offers and it finds none; what is a guess only where the words find nothing and it
   * does. Filters that were given win over those that were read. Null where there is nothing to read, and for words that are meant as they stand.
   */
  async read(resolved: ResolvedJobFilters): Promise<ReadFilters | null> {
    const { filters } = resolved;
    const [typed = ''] = filters.keywords;
    if (filters.literal || filters.keywords.length !== 1) {
      return null;
    }
    const readings = (await this.readings.read(typed))
      .map((reading) => this.beside(filters, reading))
      .filter(({ parts }) => parts.length > 0);
    if (readings.length === 0) {
      return null;
    }
    const read = await this.filters.resolveAll(readings.map((reading) => this.narrowed(filters, reading)));
    const lists = read.map(
      (one): ResolvedJobFilters => ({
        ...one.resolved,
        company: resolved.company,
        withoutCompanyIds: resolved.withoutCompanyIds,
      }),
    );
    const [asWords = 0, ...totals] = await this.search.totals(
      [resolved, ...lists].map((list) => this.queries.of(list, { size: 1, parts: 'page' })),
    );
    const at = chosen(readings, totals, asWords);
    const [reading, list] = [readings[at], lists[at]];
    if (reading === undefined || list === undefined) {
      return null;
    }
    return {
      resolved: list,
      typed,
      parts: reading.parts.map(({ kind, from, to }) => ({ kind, words: typed.slice(from, to) })),
      literal: writeJobListAddress({ ...filters, literal: true, from: 0, job: null, autoApply: false }),
    };
  }

  /** Without what the filters say already. */
  private beside(filters: JobListFilters, reading: Reading): Reading {
    const isGiven: Record<ReadPart['kind'], boolean> = {
      city: filters.location.length > 0,
      country: filters.location.length > 0,
      language: filters.language.length > 0,
      noLocalLanguage: filters.no_local_language,
      remote: filters.remote.length > 0,
      employmentType: filters.employment_type.length > 0,
      experience: filters.experience.length > 0,
      salary: filters.salary_from !== null,
    };
    // Its words are gone from the rest: what is given twice stays words as a whole.
    return reading.parts.some(({ kind }) => isGiven[kind]) ? { ...reading, parts: [] } : reading;
  }

  private narrowed(filters: JobListFilters, { parts, rest }: Reading): JobListFilters {
    const next: JobListFilters = { ...filters, keywords: rest === '' ? [] : [rest], from: 0 };
    for (const part of parts) {
      switch (part.kind) {
        case 'city':
          next.location = [...next.location, this.catalogue.city(part.id)?.slug ?? ''];
          break;
        case 'country':
          next.location = [...next.location, this.catalogue.country(part.id)?.slug ?? ''];
          break;
        case 'language':
          next.language = [...next.language, this.catalogue.language(part.id)?.slug ?? ''];
          break;
        case 'noLocalLanguage':
          next.no_local_language = true;
          break;
        case 'remote':
          next.remote = [...next.remote, part.value];
          break;
        case 'employmentType':
          next.employment_type = [...next.employment_type, part.value];
          break;
        case 'experience':
          next.experience = [part.value];
          break;
        case 'salary':
          next.salary_from = part.value;
          break;
      }
    }
    return next;
  }
}

/** Which of the readings is taken, by what each and what the words alone find; -1 for none. */
function chosen(readings: readonly Reading[], totals: readonly number[], asWords: number): number {
  const certain = readings.findIndex(({ certainty }) => certainty >= CERTAIN);
  if (certain !== -1 && (totals[certain] ?? 0) > 0) {
    return certain;
  }
  if (asWords > 0) {
    return -1;
  }
  const found = totals.findIndex((total) => total > 0);
  return found === -1 ? certain : found;
}
