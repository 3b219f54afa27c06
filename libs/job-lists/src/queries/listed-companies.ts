import { type CompanyCard, CompanyDirectory } from '@babelboard/companies/contract';
import { Injectable } from '@nestjs/common';
import type { ListedCompany } from '../domain/resolved-job-filters.js';

/** Finds the company whose offers alone a list shows. */
@Injectable()
export class ListedCompanies {
  constructor(private readonly companies: CompanyDirectory) {}

  /** By the slug of its minisite, else by its id; null where there is none, or none was asked for. */
  async find(minisite: string | null, id: number | null): Promise<ListedCompany | null> {
    const card = await this.card(minisite, id);
    return card ? listed(card) : null;
  }

  /** Those of several lists at once, in their order. */
  async findAll(minisites: readonly (string | null)[]): Promise<(ListedCompany | null)[]> {
    const cards = await this.companies.byMinisites(minisites.filter((minisite) => minisite !== null));
    return minisites.map((minisite) => {
      const card = minisite === null ? undefined : cards.get(minisite.toLowerCase());
      return card ? listed(card) : null;
    });
  }

  private async card(minisite: string | null, id: number | null): Promise<CompanyCard | undefined> {
    if (minisite !== null) {
      return this.companies.byMinisite(minisite);
    }
    return id === null ? undefined : (await this.companies.cards([id])).get(id);
  }
}

function listed({ id, name, minisite }: CompanyCard): ListedCompany {
  return { id, name, minisite };
}
