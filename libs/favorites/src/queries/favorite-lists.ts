import { CompanyDirectory } from '@babelboard/companies/contract';
import { JobCards } from '@babelboard/job-lists/contract';
import { type OfferSummary, SummariseOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { hasWords } from '../domain/has-words.js';

/** What a list of favorites is asked for. */
export interface FavoritesAsked {
  /** From 1; one past the end gives the last. */
  page: number;
  rows: number;
  /** Words of title, company or place; empty for all. */
  search: string;
  status: 'all' | 'active' | 'expired';
}

export interface Favorite {
  card: JobCard;
  live: boolean;
  addedAt: Date;
}

export interface FavoriteList {
  favorites: Favorite[];
  /** How many there are by search and status. */
  total: number;
  /** How many of those that the search finds have ended, whatever status was asked for. */
  totalExpired: number;
  page: number;
  lastPage: number;
  /** Whether anything is kept at all. */
  any: boolean;
  /** The first six of all. */
  first: Favorite[];
}

interface Kept extends OfferSummary {
  addedAt: Date;
}

const FIRST = 6;

/** Lists what candidates keep, in as many statements for a page of fifty as for one of six. */
@Injectable()
export class FavoriteLists {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly catalogue: ReferenceCatalogue,
    private readonly cards: JobCards,
  ) {}

  async find(accountId: number, asked: FavoritesAsked, language: UiLanguage): Promise<FavoriteList> {
    const all = await this.kept(accountId);
    const found = await this.search(all, asked.search, language);
    const wanted = asked.status === 'all' ? found : found.filter(({ live }) => live === (asked.status === 'active'));
    const lastPage = Math.max(1, Math.ceil(wanted.length / asked.rows));
    const page = Math.min(asked.page, lastPage);
    const shown = wanted.slice((page - 1) * asked.rows, page * asked.rows);
    const first = all.slice(0, FIRST);
    const present = await this.presenter([...shown, ...first], language);
    return {
      favorites: present(shown),
      total: wanted.length,
      totalExpired: found.filter(({ live }) => !live).length,
      page,
      lastPage,
      any: all.length > 0,
      first: present(first),
    };
  }

  /** The first six, and how many there are: in three statements, for pages that show much else. */
  async first(accountId: number, language: UiLanguage): Promise<{ favorites: Favorite[]; total: number }> {
    const rows = await this.rows(accountId);
    const addedAt = new Map(rows.map((row) => [row.id, row.addedAt]));
    const ids = rows.slice(0, FIRST).map(({ id }) => id);
    const cards = ids.length === 0 ? [] : await this.cards.loadKnown(ids, language, true);
    const favorites = cards.map((card) => ({
      card,
      live: card.extra.available,
      addedAt: addedAt.get(card.id) as Date,
    }));
    return { favorites, total: rows.length };
  }

  /** The newest first. */
  private async kept(accountId: number): Promise<Kept[]> {
    const rows = await this.rows(accountId);
    const addedAt = new Map(rows.map((row) => [row.id, row.addedAt]));
    const offers = await this.queries.execute(new SummariseOffers(rows.map(({ id }) => id)));
    return offers.map((offer) => ({ ...offer, addedAt: addedAt.get(offer.id) as Date }));
  }

  private rows(accountId: number): Promise<{ id: number; addedAt: Date }[]> {
    return this.database.query(
      `SELECT offer_id AS id, added_at AS "addedAt" FROM favorite_offer WHERE account_id = $1
       ORDER BY added_at DESC, offer_id DESC`,
      [accountId],
    );
  }

  private async search(kept: Kept[], typed: string, language: UiLanguage): Promise<Kept[]> {
    if (typed.trim() === '') {
      return kept;
    }
    const companies = await this.companies.cards(kept.map(({ companyId }) => companyId));
    return kept.filter(({ title, companyId, places }) => {
      const names = places.flatMap((place) => this.namesOf(place, language));
      return hasWords([title, companies.get(companyId)?.name ?? '', ...names].join(' '), typed.trim());
    });
  }

  private namesOf({ cityId, countryId, text }: OfferSummary['places'][number], language: UiLanguage): string[] {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = countryId === null ? undefined : this.catalogue.country(countryId);
    return [
      ...(city ? [cityNameIn(city, language)] : []),
      ...(country ? [nameIn(country, language).name] : []),
      ...(text === null ? [] : [text]),
    ];
  }

  /** Loads the cards of all these at once. */
  private async presenter(kept: Kept[], language: UiLanguage): Promise<(some: Kept[]) => Favorite[]> {
    const loaded = await this.cards.loadKnown([...new Set(kept.map(({ id }) => id))], language);
    const cards = new Map(loaded.map((card) => [card.id, card]));
    return (some) =>
      some.flatMap(({ id, live, addedAt }) => {
        const card = cards.get(id);
        return card === undefined ? [] : [{ card, live, addedAt }];
      });
  }
}
