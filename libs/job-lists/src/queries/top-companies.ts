import { Clock } from '@babelboard/platform';
import { type CompanyCount, CompanyCounts } from '@babelboard/search/contract';
import type { ListedCompany } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { type CompanyWishes, rankCompanies } from '../domain/rank-companies.js';
import { CompaniesWithOffers } from './companies-with-offers.js';

export interface TopCompaniesAsked extends CompanyWishes {
  withoutCompanyIds: readonly number[];
}

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
    private readonly companies: CompaniesWithOffers,
    private readonly clock: Clock,
  ) {}

  async find({ withoutCompanyIds, ...wishes }: TopCompaniesAsked): Promise<ListedCompany[]> {
    const left = new Set(withoutCompanyIds);
    const ids = rankCompanies(await this.keptCounts(), wishes)
      .filter((id) => !left.has(id))
      .slice(0, MOST + SPARE);
    return (await this.companies.find(ids)).filter(({ total }) => total > 0).slice(0, MOST);
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
