import { CompanyMembers } from '@babelboard/companies/contract';
import { NewPeople, SavedPeopleSearches, type SavedSearch } from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import {
  MOST_SAVED_PEOPLE_SEARCHES,
  type PeopleQuery,
  peopleQuery,
  type SavedPeopleSearchesResponse,
} from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { PeoplePresenter } from './people-presenter.js';
import { PeopleQueryReader } from './read-people-query.js';

const NOTHING_CHOSEN = { countries: [], cities: [], skills: [], sectors: [] };

/** Saved searches in the words of the wire, with how many are new in each. */
@Injectable()
export class SavedSearchesPresenter {
  constructor(
    private readonly saved: SavedPeopleSearches,
    private readonly reader: PeopleQueryReader,
    private readonly newPeople: NewPeople,
    private readonly members: CompanyMembers,
    private readonly presenter: PeoplePresenter,
  ) {}

  async list(companyId: number, language: UiLanguage): Promise<SavedPeopleSearchesResponse> {
    const searches = (await this.saved.list(companyId)).map((search) => ({ search, asked: readQuery(search) }));
    const names = new Map((await this.members.list(companyId)).map(({ accountId, name }) => [accountId, name]));
    const totals = await this.count(companyId, searches);
    return {
      data: searches.map(({ search: { id, name, query, savedBy, savedAt, openedAt }, asked }) => ({
        ...{ id, name, query },
        chosen: this.presenter.chosen(asked ?? NOTHING_CHOSEN, language),
        saved_by: savedBy === null ? null : (names.get(savedBy) ?? null),
        ...{ saved_at: savedAt.toISOString(), opened_at: openedAt.toISOString(), new: totals.get(id) ?? null },
      })),
      most: MOST_SAVED_PEOPLE_SEARCHES,
    };
  }

  /** By saved search. */
  private async count(companyId: number, searches: readonly { search: SavedSearch; asked: PeopleQuery | null }[]) {
    const asking = await Promise.all(
      searches.flatMap(({ search: { id, openedAt }, asked }) =>
        asked === null
          ? []
          : [this.reader.read(companyId, asked).then(({ query }) => ({ id, query, after: openedAt }))],
      ),
    );
    const totals = asking.length === 0 ? [] : await this.newPeople.count(asking);
    return new Map(asking.map(({ id }, at) => [id, totals[at] ?? 0]));
  }
}

/** Null where it was saved under other bounds. */
function readQuery({ query }: SavedSearch): PeopleQuery | null {
  return peopleQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;
}
