import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import type { UiLanguage } from '@babelboard/texts';
import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { listSummary, type SummarisedFacets } from './list-summary.js';

const counted = (totals: Record<string, number>): FacetEntry[] =>
  Object.entries(totals).map(([name, total]) => ({ id: name, slug: name, name, total }));
const FACETS: SummarisedFacets = {
  languages: { data: counted({ English: 9, German: 5, French: 2, Greek: 1 }) },
  cities: { data: counted({ Cologne: 6, Bonn: 3, Aachen: 0 }).map((city) => ({ ...city, country_slug: 'Germany' })) },
  countries: { data: counted({ Germany: 9 }).map((country) => ({ ...country, continente: 1 })) },
  remotes: counted({ Hybrid: 2, Remote: 1 }),
  no_local_language: { data: counted({ true: 1 }) },
};
const summary = (filters: Partial<typeof NO_JOB_FILTERS>, total = 1_234, language: UiLanguage = 'en') =>
  listSummary(total, FACETS, { filters: { ...NO_JOB_FILTERS, ...filters } }, language);

describe('listSummary', () => {
  it('counts, and names the languages and places that most offers have', () => {
    expect(summary({})).toBe(
      '1,234 offers. Most often asked for: English, German and French. Most offers: Cologne and Bonn.',
    );
  });

  it('tells something else of what the list has chosen itself', () => {
    expect(summary({ language: ['German'], location: ['Cologne'] }, 1)).toBe(
      '1 offer. No local language needed: 1. At least partly from home: 3.',
    );
    expect(
      summary({ language: ['German'], location: ['Cologne'], remote: ['Hybrid'], no_local_language: true }, 8),
    ).toBe('8 offers.');
  });

  it('says it in the language that is asked for', () => {
    expect(summary({}, 1_234, 'de')).toBe(
      '1.234 Stellen. Am häufigsten gefragt: English, German und French. Die meisten Stellen: Cologne und Bonn.',
    );
    expect(summary({ language: ['German'], location: ['Cologne'] }, 1, 'de')).toBe(
      '1 Stelle. Ohne Landessprache: 1. Wenigstens teilweise von zu Hause: 3.',
    );
  });

  it('is silent where there is no offer', () => {
    expect(summary({}, 0)).toBe('');
  });
});
