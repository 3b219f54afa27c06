import { CompanyDirectory, logoPath } from '@babelboard/companies/contract';
import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { EVERY_OFFER, OfferSearch } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard, ListedCompany } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { JobCards } from './job-cards.js';

/** Says what companies offer on the board. */
@Injectable()
export class CompaniesWithOffers {
  constructor(
    private readonly companies: CompanyDirectory,
    private readonly search: OfferSearch,
    private readonly cards: JobCards,
  ) {}

  /** In the order of `ids`, each with how many offers lists show of it; those that are gone are left out. */
  async find(ids: readonly number[]): Promise<ListedCompany[]> {
    const [cards, totals] = await Promise.all([
      this.companies.cards([...ids]),
      this.search.totals(ids.map((id) => ({ ...EVERY_OFFER, companyIds: [id], parts: 'page' }))),
    ]);
    return ids.flatMap((id, place): ListedCompany[] => {
      const card = cards.get(id);
      if (card === undefined) {
        return [];
      }
      const { name, minisite } = card;
      const list = minisite === null ? { keywords: [name] } : { minisite };
      const url = writeJobListAddress({ ...NO_JOB_FILTERS, ...list });
      return [{ id, name, logo: logoPath(card.logo), minisite, total: totals[place] ?? 0, url }];
    });
  }

  /** The newest offers of all of them together, that ask for one of these languages; for any where none are given. */
  async newest(
    ids: readonly number[],
    languageIds: readonly number[],
    size: number,
    language: UiLanguage,
  ): Promise<JobCard[]> {
    if (ids.length === 0) {
      return [];
    }
    const found = await this.search.search({
      ...EVERY_OFFER,
      companyIds: [...ids],
      languageIds: [...languageIds],
      sort: 'newest',
      size,
      parts: 'page',
    });
    return this.cards.load(found.ids, language);
  }
}
