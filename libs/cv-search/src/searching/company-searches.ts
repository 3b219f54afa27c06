import type { CompanyMembership } from '@babelboard/companies/contract';
import { type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { companyMayNotSearch, peopleSearchesUsedUp, peopleViewsUsedUp } from '../cv-search.errors.js';

/** Pages of lists count, too: whoever fills places reads a few dozen a day, whoever copies the board would need thousands. */
const SEARCHES: RateLimit = { points: 500, seconds: 86_400 };
const VIEWS: RateLimit = { points: 200, seconds: 86_400 };

/** Says whether a company may look for people, and how much of it in a day. */
@Injectable()
export class CompanySearches {
  constructor(private readonly limits: RateLimits) {}

  /** Runs one search of a company. @throws DomainError COMPANY_MAY_NOT_SEARCH, PEOPLE_SEARCHES_USED_UP */
  search<T>(member: CompanyMembership, work: () => Promise<T>): Promise<T> {
    this.requireVerified(member);
    const refusal = (retryAfter: number) => peopleSearchesUsedUp(SEARCHES.points, retryAfter);
    return this.limits.counting(
      [{ name: 'people-searches', key: String(member.companyId), limit: SEARCHES, refusal }],
      work,
    );
  }

  /** Opens one profile for a company. @throws DomainError COMPANY_MAY_NOT_SEARCH, PEOPLE_VIEWS_USED_UP */
  open<T>(member: CompanyMembership, work: () => Promise<T>): Promise<T> {
    this.requireVerified(member);
    const refusal = (retryAfter: number) => peopleViewsUsedUp(VIEWS.points, retryAfter);
    return this.limits.counting([{ name: 'people-views', key: String(member.companyId), limit: VIEWS, refusal }], work);
  }

  /** @throws DomainError COMPANY_MAY_NOT_SEARCH */
  requireVerified({ companyState, suspended }: CompanyMembership): void {
    if (companyState !== 'verified' || suspended) {
      throw companyMayNotSearch();
    }
  }
}
