import { Accounts } from '@babelboard/identity/contract';
import { countsAs } from '@babelboard/language-check';
import { Database } from '@babelboard/platform';
import { ConsentStates } from '@babelboard/privacy/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { inOneForm } from './domain/suiting-question.js';
import { suitingSql, type Wanted } from './domain/suiting-sql.js';

/** What an offer asks of people. */
export interface AskedOfCandidates {
  languages: { languageId: number; level: number | null; mandatory: boolean; oneOfGroup: number | null }[];
  skillIds: number[];
  places: { cityId: number | null; countryId: number | null }[];
  /** Work from anywhere asks for no place. */
  anywhere: boolean;
}

/** How many suit, by everything and by one thing alone; null where it asks for nothing. */
export interface SuitingCounts {
  all: number;
  languages: number | null;
  skills: number | null;
  place: number | null;
}

/** As far as people go to work. */
const AROUND_KM = 50;

const [LANGUAGES, SKILLS, PLACE] = [1, 2, 4];

/**
 * Counts the candidates who suit: all mandatory languages at or above their level, at least one of the skills, and a home nearby or the
 * wish to go there. Only of those whose address is proven, and of nobody who blocked the company or does not want to be found any more. Exact: `SuitingCrowds` says what of it a company may know.
 */
@Injectable()
export class SuitingCandidates {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly consents: ConsentStates,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  wantedOf(asked: AskedOfCandidates): Wanted {
    return inOneForm({
      languages: this.languageGroups(asked.languages),
      skillIds: asked.skillIds,
      place: asked.anywhere || asked.places.length === 0 ? null : this.place(asked.places),
    });
  }

  async count(companyId: number, wants: Wanted): Promise<SuitingCounts> {
    const { sql, values } = suitingSql(companyId, wants);
    const rows = await this.database.query<{ suits: number; ids: number[] }>(sql, values);
    const hidden = await this.consents.withdrawn('cvsearch');
    const counts = await this.accounts.countVerified(
      new Map(rows.map(({ suits, ids }) => [suits, ids.filter((id) => !hidden.has(id))])),
    );
    const suiting = (mask: number) =>
      [...counts].reduce((sum, [suits, count]) => ((suits & mask) === mask ? sum + count : sum), 0);
    return {
      all: suiting(LANGUAGES | SKILLS | PLACE),
      languages: wants.languages.length === 0 ? null : suiting(LANGUAGES),
      skills: wants.skillIds.length === 0 ? null : suiting(SKILLS),
      place: wants.place === null ? null : suiting(PLACE),
    };
  }

  /** How many of these people may be counted: their address is proven, and they want to be found. */
  async countAmong(accountIds: readonly number[]): Promise<number> {
    const hidden = await this.consents.withdrawn('cvsearch');
    const counts = await this.accounts.countVerified(new Map([[0, accountIds.filter((id) => !hidden.has(id))]]));
    return counts.get(0) ?? 0;
  }

  /** Alternatives together; languages that count as each other are one (`checkLanguages`). */
  private languageGroups(asked: AskedOfCandidates['languages']): { languageIds: number[]; level: number }[][] {
    const groups = new Map<string, { languageIds: number[]; level: number }[]>();
    for (const [index, { languageId, level, mandatory, oneOfGroup }] of asked.entries()) {
      if (mandatory) {
        const key = oneOfGroup === null ? `alone ${index}` : `group ${oneOfGroup}`;
        const alternative = { languageIds: this.countingAs(languageId), level: level ?? 1 };
        groups.set(key, [...(groups.get(key) ?? []), alternative]);
      }
    }
    return [...groups.values()];
  }

  private countingAs(languageId: number): number[] {
    const slug = this.catalogue.language(languageId)?.slug;
    return slug === undefined
      ? [languageId]
      : this.catalogue
          .languages()
          .filter((language) => countsAs(language.slug) === countsAs(slug))
          .map(({ id }) => id);
  }

  private place(places: AskedOfCandidates['places']): { cityIds: number[]; countryIds: number[] } {
    const cityIds = new Set<number>();
    const countryIds = new Set<number>();
    for (const { cityId, countryId } of places) {
      const city = cityId === null ? undefined : this.catalogue.city(cityId);
      const country = city?.countryId ?? countryId;
      const near = city
        ? this.catalogue.citiesWithin(city.id, AROUND_KM)
        : this.catalogue.cities().filter((one) => one.countryId === country);
      for (const { id } of near) {
        cityIds.add(id);
      }
      if (country !== null) {
        countryIds.add(country);
      }
    }
    return { cityIds: [...cityIds], countryIds: [...countryIds] };
  }
}
