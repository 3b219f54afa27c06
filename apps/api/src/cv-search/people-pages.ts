import { AnonymousPeople, CandidateHandles, NewPeople, PeopleSearch, secondAfter } from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import type { PeopleQuery, PeopleResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { PeoplePresenter } from './people-presenter.js';
import { PeopleQueryReader } from './read-people-query.js';

/** Pages of people whom companies find. */
@Injectable()
export class PeoplePages {
  constructor(
    private readonly reader: PeopleQueryReader,
    private readonly search: PeopleSearch,
    private readonly newPeople: NewPeople,
    private readonly people: AnonymousPeople,
    private readonly handles: CandidateHandles,
    private readonly presenter: PeoplePresenter,
  ) {}

  async find(companyId: number, asked: PeopleQuery, language: UiLanguage): Promise<PeopleResponse> {
    const read = await this.reader.read(companyId, asked);
    const after = asked.saved === undefined ? null : await this.newPeople.lookBefore(companyId, asked.saved);
    const onlyNew = after !== null && asked.only_new === 'true';
    const found = await this.search.findPage(
      onlyNew ? { ...read.query, findableSince: secondAfter(after) } : read.query,
    );
    const people = await this.people.of(companyId, found.ids, language);
    const handles = await this.handles.of(companyId, [...people.keys()]);
    const fresh = after === null ? new Set<number>() : await this.newPeople.among(found.ids, after);
    return {
      people: found.ids.flatMap((accountId) => {
        const [person, handle] = [people.get(accountId), handles.get(accountId)];
        if (person === undefined || handle === undefined) {
          return [];
        }
        const card = this.presenter.card(person, handle, found.snippets.get(accountId) ?? '', language);
        return [{ ...card, new: fresh.has(accountId) }];
      }),
      total: found.total,
      everybody: found.everybody,
      new:
        after === null
          ? null
          : { total: (await this.newPeople.count([{ query: read.query, after }]))[0] ?? 0, since: after.toISOString() },
      currentPage: found.page,
      lastPage: found.lastPage,
      facets: this.presenter.facets(found, language),
      chosen: this.presenter.chosen(asked, language),
      reading: this.presenter.reading(read, language),
      unknown_place: read.unknownPlace,
    };
  }
}
