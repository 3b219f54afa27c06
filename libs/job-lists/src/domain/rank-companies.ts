import type { CompanyCount } from '@babelboard/search/contract';

/** What is known of who asks. */
export interface CompanyWishes {
  /** Languages that they speak. */
  languageIds: readonly number[];
  /** Where they live or want to work. */
  countryIds: readonly number[];
}

/** What an offer counts that asks for nothing of theirs: of companies that suit alike the larger comes first. */
const OTHER_OFFER = 0.1;

/**
 * Companies by how many offers they have for somebody: each counts once for every language of theirs that it asks for and once for their
 * country. Where nothing is known of them, by all their offers.
 */
export function rankCompanies(counts: readonly CompanyCount[], { languageIds, countryIds }: CompanyWishes): number[] {
  const sum = (of: ReadonlyMap<number, number>, ids: readonly number[]) =>
    ids.reduce((total, id) => total + (of.get(id) ?? 0), 0);
  return counts
    .map((count) => ({
      companyId: count.companyId,
      weight: sum(count.languages, languageIds) + sum(count.countries, countryIds) + OTHER_OFFER * count.total,
    }))
    .sort((a, b) => b.weight - a.weight || a.companyId - b.companyId)
    .map(({ companyId }) => companyId);
}
