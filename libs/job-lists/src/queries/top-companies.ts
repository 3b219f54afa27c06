import { CompanyDirectory, logoPath } from '@babelboard/companies/contract';
import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { Clock } from '@babelboard/platform';
import { type CompanyCount, CompanyCounts, EVERY_OFFER, OfferSearch } from '@babelboard/search/contract';
import type { TopCompaniesResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { type CompanyWishes, rankCompanies } from '../domain/rank-companies.js';

export interface TopCompaniesAsked extends CompanyWishes {
  withoutCompanyIds: readonly number[];
}

type TopCompany = TopCompaniesResponse['data'][number];

const MOST = 10;
/** So many more are looked at, for those whose offers have ended since they were counted. */
const SPARE = 5;
/** Who has how many offers changes slowly; how many those that are shown have is asked each time. */
const KEPT_MS = 10 * 60_000;

/** The companies with the most offers for somebody. */
@Injectable()
export class TopCompanies {
  private counted: { at: number; counts: Promise<CompanyCount[]> } | null = null;

  constructor(
    private readonly counts: CompanyCounts,
    private readonly search: OfferSearch,
    private readonly companies: CompanyDirectory,
    private readonly clock: Clock,
  ) {}

  async find({ withoutCompanyIds, ...wishes }: TopCompaniesAsked): Promise<TopCompany[]> {
    const left = new Set(withoutCompanyIds);
    const ids = rankCompanies(await this.keptCounts(), wishes)
      .filter((id) => !left.has(id))
      .slice(0, MOST + SPARE);
    const [cards, totals] = await Promise.all([
      this.companies.cards(ids),
      this.search.totals(ids.map((id) => ({ ...EVERY_OFFER, companyIds: [id], parts: 'page' }))),
    ]);
    return ids
      .flatMap((id, place): TopCompany[] => {
        const card = cards.get(id);
        const total = totals[place] ?? 0;
        if (card === undefined || total === 0) {
          return [];
        }
        const { name, minisite } = card;
        const list = minisite === null ? { keywords: [name] } : { minisite };
        const url = writeJobListAddress({ ...NO_JOB_FILTERS, ...list });
        return [{ id, name, logo: logoPath(card.logo), minisite, total, url }];
      })
      .slice(0, MOST);
  }

  /** Those that were counted before answer while the next are counted. */
  private async keptCounts(): Promise<CompanyCount[]> {
    const now = this.clock.now().getTime();
    const { counted } = this;
    if (counted !== null && now - counted.at < KEPT_MS) {
      return counted.counts;
    }
    const next = { at: now, counts: this.counts.read() };
    this.counted = next;
    next.counts.catch(() => {
      if (this.counted === next) this.counted = counted;
    });
    return counted === null ? next.counts : counted.counts;
  }
}
