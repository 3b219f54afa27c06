import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { OfferSearch, OfferSuggestions } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { SearchField, SearchLine, Suggestion, SuggestionsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { matchedPart } from '../domain/matched-part.js';
import { FilterReader } from './filter-reader.js';
import { JobFiltersResolver } from './job-filters-resolver.js';
import { OfferQueries } from './offer-queries.js';

const MOST = 8;
/** Of each kind: so there are some of others. */
const MOST_OF_A_KIND = 4;
/** Lists that are counted for one answer: each is a search. */
const MOST_COUNTED = 24;
/** Names of more words are begun by their first ones. */
const LONGEST_TAIL = 3;

type Group = SuggestionsResponse['groups'][number];

const KINDS = {
  languages: 'language',
  places: 'place',
  keywords: 'keyword',
  skills: 'skill',
} as const satisfies Record<Group, SearchLine['kind']>;

/** What the last words of a text may mean beside those before them. */
interface Candidate {
  head: string;
  tail: string;
  kind: SearchLine['kind'];
  found: Suggestion;
}

/** Completes what somebody types into a field of the search: each line is a whole search, with the offers that it finds. */
@Injectable()
export class SearchLines {
  constructor(
    private readonly suggestions: OfferSuggestions,
    private readonly filters: JobFiltersResolver,
    private readonly reader: FilterReader,
    private readonly catalogue: ReferenceCatalogue,
    private readonly queries: OfferQueries,
    private readonly search: OfferSearch,
  ) {}

  /**
   * One ranked list, at most eight: what all words mean together before what the last ones mean, and none that finds nothing.
   * @param at the list on which one types: what the field does not say of it stays
   */
  async of(typed: string, field: SearchField, at: JobListFilters, language: UiLanguage): Promise<SearchLine[]> {
    const exact = await this.candidates(typed, field, language, false);
    const found = exact.length > 0 ? exact : await this.candidates(typed, field, language, true);
    const candidates = found.slice(0, MOST_COUNTED);
    // Once for all lines: what nobody knows of it is gone then.
    const here = (await this.filters.resolve(at, null)).resolved.filters;
    const narrowed = await Promise.all(candidates.map((candidate) => this.narrowed(here, field, candidate)));
    const read = await this.filters.resolveAll(narrowed);
    const totals = await this.search.totals(
      read.map(({ resolved }) => this.queries.of(resolved, { size: 1, parts: 'page' })),
    );
    const lines = candidates.map(({ head, tail, kind, found: { name, lang, detail } }, at): SearchLine => {
      const matched = matchedPart(name, tail);
      const address = writeJobListAddress(read[at]?.resolved.filters ?? here);
      return {
        kind,
        head,
        name,
        ...(lang === undefined ? {} : { lang }),
        detail,
        matched,
        total: totals[at] ?? 0,
        address,
      };
    });
    const addresses = new Map(lines.map((line) => [line.address, line] as const).reverse());
    return lines.filter((line) => line.total > 0 && addresses.get(line.address) === line).slice(0, MOST);
  }

  private async candidates(
    typed: string,
    field: SearchField,
    language: UiLanguage,
    forgiving: boolean,
  ): Promise<Candidate[]> {
    const parts = splits(typed, field);
    const found = await Promise.all(parts.map(({ tail }) => this.suggestions.suggest(tail, language, forgiving)));
    return parts.flatMap(({ head, tail }, at) => {
      const answer = found[at] as SuggestionsResponse;
      const groups = answer.groups.filter((group) => field === 'what' || group === 'places');
      return groups.flatMap((group) =>
        answer[group].slice(0, MOST_OF_A_KIND).map((one) => ({ head, tail, kind: KINDS[group], found: one })),
      );
    });
  }

  /** The list of a line: what the words before the name say is read, too (`nurse germany mun`). */
  private async narrowed(here: JobListFilters, field: SearchField, candidate: Candidate): Promise<JobListFilters> {
    const { head, kind, found } = candidate;
    const again = { ...here, literal: false, from: 0, job: null, autoApply: false };
    if (field === 'where') return { ...again, literal: here.literal, location: [found.slug], radius: null };
    const place = kind === 'place' ? { location: [], radius: null } : {};
    const base = { ...again, ...place, keywords: head === '' ? [] : [head], skill: null };
    const read = head === '' ? base : await this.reader.readSurely(base);
    switch (kind) {
      case 'place':
        // A city says its country, too; beside a country it would be all of that.
        return { ...read, location: [...read.location.filter((slug) => !this.isCountry(slug)), found.slug] };
      case 'language':
        return { ...read, language: [...new Set([...read.language, found.slug])] };
      case 'skill':
        return head === ''
          ? { ...base, skill: found.slug }
          : { ...read, keywords: withWords(read.keywords, found.name) };
      case 'keyword':
        return { ...read, keywords: withWords(read.keywords, found.slug) };
    }
  }

  private isCountry(slug: string): boolean {
    return this.catalogue.countryBySlug(slug) !== undefined;
  }
}

/** All words as one name, and beside those before them the last ones, the longest first; a place is typed alone. */
function splits(typed: string, field: SearchField): { head: string; tail: string }[] {
  const words = typed.trim().split(/\s+/u);
  const lengths = field === 'where' ? [words.length] : [words.length, LONGEST_TAIL, 2, 1];
  const tails = [...new Set(lengths)].filter((length) => length <= words.length);
  return tails.map((length) => ({
    head: words.slice(0, words.length - length).join(' '),
    tail: words.slice(words.length - length).join(' '),
  }));
}

function withWords(keywords: readonly string[], words: string): string[] {
  return [[...keywords, words].join(' ')];
}
