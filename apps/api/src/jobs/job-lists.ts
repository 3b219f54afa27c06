import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import {
  leftOutOf,
  OfferSearch,
  type OfferSearchQuery,
  OfferSuggestions,
  readablePart,
} from '@babelboard/search/contract';
import type { JobListQuery, JobListResponse } from '@babelboard/wire';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InvalidInput } from '../problems/invalid-input.js';
import { Refusal } from '../problems/refusal.js';
import { JobSeo } from '../seo/job-seo.js';
import { DroppedFilters } from './dropped-filters.js';
import { JobCards } from './job-cards.js';
import { JobDetails } from './job-details.js';
import { JobFacets } from './job-facets.js';
import { JobFiltersResolver } from './job-filters-resolver.js';
import type { JobListRequest } from './job-list-request.js';
import { OfferQueries } from './offer-queries.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

const PARTS: Record<JobListQuery['_mode'], OfferSearchQuery['parts']> = { all: 'all', more: 'page', cities: 'cities' };

/** Puts the answers of the list routes together, for the JSON API and the server-rendered pages alike. */
@Injectable()
export class JobLists {
  constructor(
    private readonly search: OfferSearch,
    private readonly suggestions: OfferSuggestions,
    private readonly filters: JobFiltersResolver,
    private readonly queries: OfferQueries,
    private readonly cards: JobCards,
    private readonly details: JobDetails,
    private readonly facets: JobFacets,
    private readonly dropped: DroppedFilters,
    private readonly seo: JobSeo,
  ) {}

  /**
   * @throws InvalidInput for unknown places, languages and so on, unless `onUnknown` is `ignore`; Refusal where the
   * company or its minisite is unknown
   */
  async list(request: JobListRequest, onUnknown: 'refuse' | 'ignore'): Promise<JobListResponse> {
    const resolved = await this.resolve(request, onUnknown);
    const { size, mode } = request;
    const { job: selected } = resolved.filters;
    const query = this.queries.of(resolved, { size, parts: PARTS[mode] });
    const [result, job] = await Promise.all([
      this.search.search(query),
      selected === null || mode !== 'all' ? null : this.details.selected(selected),
    ]);
    const leftOut = leftOutOf(resolved.filters.keywords);
    const keywords = readablePart(resolved.filters.keywords, leftOut);
    const searched =
      result.corrections.size === 0 ? keywords : await this.suggestions.corrected(keywords, result.corrections);
    const asSearched = withKeywords(resolved, searched);
    const [data, dropped] = await Promise.all([
      mode === 'cities' ? [] : this.cards.load(result.ids, result, query),
      result.total === 0 && mode === 'all' ? this.dropped.of(asSearched) : [],
    ]);
    const facets = this.facets.present(result.facets);
    return {
      jobs: { data, total_search: result.total, total_actives: result.totalActives, seconds: result.seconds },
      seo: this.seo.list(asSearched, result.total, facets),
      ...facets,
      corrected: result.corrections.size === 0 ? null : correctedWords(resolved.filters, searched),
      left_out: leftOut,
      dropped,
      address: writeJobListAddress(resolved.filters),
      job,
      hasMinisiteService: resolved.company?.minisite != null,
      companyIdMinisite: resolved.company?.id ?? null,
      ...(result.degraded ? { degraded: true } : {}),
    };
  }

  private async resolve(request: JobListRequest, onUnknown: 'refuse' | 'ignore'): Promise<ResolvedJobFilters> {
    const { resolved, refused } = await this.filters.resolve(request.filters, request.companyId);
    const company = refused.find(({ path }) => path === 'minisite');
    if (company) {
      throw new Refusal(HttpStatus.NOT_FOUND, 'NOT_FOUND', company.message);
    }
    if (refused.length > 0 && onUnknown === 'refuse') {
      const problems = refused.map(({ path, message }) => ({ path, message }));
      throw new InvalidInput(problems, problems[0]?.message ?? '');
    }
    return resolved;
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
