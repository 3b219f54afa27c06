import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import {
  leftOutOf,
  OfferSearch,
  type OfferSearchQuery,
  type OfferSearchResult,
  OfferSuggestions,
  readablePart,
} from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { DroppedFilter, JobCard, JobDetail, JobListResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { listHeading } from '../domain/list-heading.js';
import { listSummary } from '../domain/list-summary.js';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { DroppedFilters } from './dropped-filters.js';
import { JobCards } from './job-cards.js';
import { JobDetails } from './job-details.js';
import { JobFacets, type NamedFacets } from './job-facets.js';
import { type NearMiss, NearMisses, NO_NEAR_MISS } from './near-misses.js';
import { OfferQueries } from './offer-queries.js';

/** A list as people see it, wherever it is shown: on a page, in an answer of the API, a feed or a mail. */
export interface JobList extends Pick<OfferSearchResult, 'total' | 'totalActives' | 'seconds' | 'degraded'> {
  /** What was searched for: with its keywords corrected, without what is no word. */
  searched: ResolvedJobFilters;
  /** "Nurse jobs in Cologne for German speakers". */
  heading: string;
  /** A few sentences on what is in it; empty where nothing is. */
  summary: string;
  /** The normal address: path and query. */
  address: string;
  cards: JobCard[];
  facets: NamedFacets;
  corrected: JobListResponse['corrected'];
  leftOut: string[];
  /** For a list without offers: what dropping each of its filters brings. */
  dropped: DroppedFilter[];
  /** For the same: what is near to it. */
  instead: NearMiss;
  /** The offer that is selected in it. */
  selected: JobDetail | null;
}

/** Makes lists of offers. */
@Injectable()
export class JobLists {
  constructor(
    private readonly search: OfferSearch,
    private readonly suggestions: OfferSuggestions,
    private readonly queries: OfferQueries,
    private readonly cards: JobCards,
    private readonly details: JobDetails,
    private readonly facets: JobFacets,
    private readonly dropped: DroppedFilters,
    private readonly nearMisses: NearMisses,
  ) {}

  /**
   * @param page how many offers, and which parts: `page` leaves the facets out, `cities` all but theirs
   * @param language of its words and names
   */
  async find(
    resolved: ResolvedJobFilters,
    page: Pick<OfferSearchQuery, 'size' | 'parts'>,
    language: UiLanguage,
  ): Promise<JobList> {
    const { filters } = resolved;
    const whole = page.parts === 'all';
    const query = this.queries.of(resolved, page);
    const [result, selected] = await Promise.all([
      this.search.search(query),
      filters.job === null || !whole ? null : this.details.live(filters.job, language),
    ]);
    const leftOut = leftOutOf(filters.keywords);
    const keywords = await this.searchedKeywords(readablePart(filters.keywords, leftOut), result);
    const searched = withKeywords(resolved, keywords);
    const cards = page.parts === 'cities' ? [] : await this.cards.load(result.ids, language, result, query);
    const oneLess = result.total === 0 && whole ? await this.dropped.of(searched, language) : [];
    const lists = oneLess.map(({ left }) => left);
    const instead = result.total === 0 && whole ? await this.nearMisses.of(searched, lists, language) : NO_NEAR_MISS;
    const facets = this.facets.present(result.facets, language);
    const { total, totalActives, seconds, degraded } = result;
    return {
      searched,
      heading: listHeading(searched, language),
      summary: listSummary(total, facets, searched, language),
      address: writeJobListAddress(filters),
      cards,
      total,
      totalActives,
      seconds,
      degraded,
      facets,
      corrected: result.corrections.size === 0 ? null : correctedWords(filters, keywords),
      leftOut,
      dropped: oneLess.map(({ dropped }) => dropped),
      instead,
      selected,
    };
  }

  private async searchedKeywords(typed: string[], { corrections }: OfferSearchResult): Promise<string[]> {
    return corrections.size === 0 ? typed : this.suggestions.corrected(typed, corrections);
  }
}

/** What was typed, what was searched for instead, and the list of the words as typed. */
function correctedWords(filters: JobListFilters, searched: string[]): JobListResponse['corrected'] {
  return {
    typed: filters.keywords.join(', '),
    searched: searched.join(', '),
    literal: writeJobListAddress({ ...filters, literal: true, from: 0, job: null, autoApply: false }),
  };
}

/** Headings name what was searched for, never a typing error or what is no word. */
function withKeywords(resolved: ResolvedJobFilters, keywords: string[]): ResolvedJobFilters {
  return { ...resolved, filters: { ...resolved.filters, keywords } };
}
