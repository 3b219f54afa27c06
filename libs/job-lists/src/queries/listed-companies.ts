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
    return card ? { id: card.id, name: card.name, minisite: card.minisite } : null;
  }

  private async card(minisite: string | null, id: number | null): Promise<CompanyCard | undefined> {
    if (minisite !== null) {
      return this.companies.byMinisite(minisite);
    }
    return id === null ? undefined : (await this.companies.cards([id])).get(id);
  }
}
