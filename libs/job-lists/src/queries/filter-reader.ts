import { type JobListFilters, type ReadFilter, type ReadWords, writeJobListAddress } from '@babelboard/job-paths';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { OfferSearch, QueryReadings, type ReadPart } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { JobFiltersResolver } from './job-filters-resolver.js';
import { OfferQueries } from './offer-queries.js';

/** From here on it is read wherever it finds offers. */
const CERTAIN = 0.8;

/** More words of their own are no query that somebody typed. */
const MOST_KEYWORDS = 4;

/** Filters that were read out of the words of a list. */
export interface ReadFilters extends ReadWords {
  resolved: ResolvedJobFilters;
  /** Address of the list of the words as they stand. */
  literal: string;
}

/** What the keywords of a list are read as together. */
interface ReadKeywords {
  parts: ReadFilter[];
  rest: string[];
  certainty: number;
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
    const readings = (await this.readKeywords(filters)).filter((reading) => isBeside(filters, reading));
    if (readings.length === 0) {
      return null;
    }
    const read = await this.filters.resolveAll(readings.map((reading) => narrowed(filters, reading)));
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
      typed: filters.keywords.join(' '),
      parts: reading.parts,
      literal: writeJobListAddress({ ...filters, literal: true, from: 0, job: null, autoApply: false }),
    };
  }

  /** What is certain of the words, whatever it finds: for words that somebody is still typing. */
  async readSurely(filters: JobListFilters): Promise<JobListFilters> {
    const surest = (await this.readKeywords(filters)).find(({ certainty }) => certainty >= CERTAIN);
    return surest !== undefined && isBeside(filters, surest) ? narrowed(filters, surest) : filters;
  }

  /** The surest first. */
  private async readKeywords({ literal, keywords }: JobListFilters): Promise<ReadKeywords[]> {
    if (literal || keywords.length > MOST_KEYWORDS) {
      return [];
    }
    const each = await Promise.all(keywords.map((typed) => this.readings.read(typed)));
    const most = Math.max(0, ...each.map(({ length }) => length));
    return Array.from({ length: most }, (_, turn): ReadKeywords => {
      const taken = each.map((readings) => readings[turn] ?? readings.at(-1));
      return {
        parts: taken.flatMap((reading, at) => reading?.parts.map((part) => this.filterOf(part, keywords[at])) ?? []),
        rest: taken.map((reading, at) => reading?.rest ?? keywords[at] ?? '').filter((words) => words !== ''),
        certainty: Math.min(...taken.map((reading) => reading?.certainty ?? 1)),
      };
    });
  }

  private filterOf(part: ReadPart, typed = ''): ReadFilter {
    const words = typed.slice(part.from, part.to);
    switch (part.kind) {
      case 'city':
        return { filter: 'location', value: this.catalogue.city(part.id)?.slug ?? '', words };
      case 'country':
        return { filter: 'location', value: this.catalogue.country(part.id)?.slug ?? '', words };
      case 'language':
        return { filter: 'language', value: this.catalogue.language(part.id)?.slug ?? '', words };
      case 'noLocalLanguage':
        return { filter: 'no_local_language', value: 'true', words };
      case 'remote':
        return { filter: 'remote', value: part.value, words };
      case 'employmentType':
        return { filter: 'employment_type', value: String(part.value), words };
      case 'experience':
        return { filter: 'experience', value: String(part.value), words };
      case 'salary':
        return { filter: 'salary_from', value: String(part.value), words };
    }
  }
}

/** Whether something is read that the filters do not say already. The words of what is given twice are gone from the rest: they stay words as a whole. */
function isBeside(filters: JobListFilters, { parts }: ReadKeywords): boolean {
  const isGiven = ({ filter }: ReadFilter) => filters[filter] !== null && [filters[filter]].flat().some(Boolean);
  return parts.length > 0 && !parts.some(isGiven);
}

function narrowed(filters: JobListFilters, { parts, rest }: ReadKeywords): JobListFilters {
  return parts.reduce(withFilter, { ...filters, keywords: rest, from: 0 });
}

function withFilter(filters: JobListFilters, { filter, value }: ReadFilter): JobListFilters {
  switch (filter) {
    case 'location':
    case 'language':
    case 'remote':
      return { ...filters, [filter]: [...filters[filter], value] };
    case 'employment_type':
    case 'experience':
      return { ...filters, [filter]: [...filters[filter], Number(value)] };
    case 'salary_from':
      return { ...filters, salary_from: Number(value) };
    case 'no_local_language':
      return { ...filters, no_local_language: true };
  }
}

/** Which of the readings is taken, by what each and what the words alone find; -1 for none. */
function chosen(readings: readonly ReadKeywords[], totals: readonly number[], asWords: number): number {
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
