import {
  AnonymousPeople,
  CandidateHandles,
  FittingPeople,
  NewPeople,
  PeopleSearch,
  secondAfter,
} from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import type { PeopleQuery, PeopleResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { PeoplePresenter } from './people-presenter.js';
import { PeopleQueryReader, type ReadPeopleQuery } from './read-people-query.js';

/** Pages of people whom companies find. */
@Injectable()
export class PeoplePages {
  constructor(
    private readonly reader: PeopleQueryReader,
    private readonly search: PeopleSearch,
    private readonly fitting: FittingPeople,
    private readonly newPeople: NewPeople,
    private readonly people: AnonymousPeople,
    private readonly handles: CandidateHandles,
    private readonly presenter: PeoplePresenter,
  ) {}

  async find(companyId: number, asked: PeopleQuery, language: UiLanguage): Promise<PeopleResponse> {
    const read = await this.reader.read(companyId, asked);
    const after = asked.saved === undefined ? null : await this.newPeople.lookBefore(companyId, asked.saved);
    const found = await this.page(companyId, asked, read, after);
    const { ids, fits, byFit } = found;
    const people = await this.people.of(companyId, ids, language);
    const handles = await this.handles.of(companyId, [...people.keys()]);
    const fresh = after === null ? new Set<number>() : await this.newPeople.among(ids, after);
    return {
      people: ids.flatMap((accountId) => {
        const [person, handle] = [people.get(accountId), handles.get(accountId)];
        if (person === undefined || handle === undefined) {
          return [];
        }
        const card = this.presenter.card(person, handle, found.snippets.get(accountId) ?? '', language);
        const fit = fits.get(accountId);
        return [
          {
            ...card,
            other_names: found.otherNames.get(accountId) ?? [],
            new: fresh.has(accountId),
            fit: fit ? this.presenter.fit(fit, language) : null,
          },
        ];
      }),
      total: found.total,
      everybody: found.everybody,
      new: after === null ? null : await this.countNew(read, after),
      by_fit: byFit,
      offers: await this.fitting.choices(companyId),
      currentPage: found.page,
      lastPage: found.lastPage,
      facets: this.presenter.facets(found, language),
      chosen: this.presenter.chosen(asked, language),
      reading: this.presenter.reading(read, language),
      unknown_place: read.unknownPlace,
    };
  }

  private async page(companyId: number, asked: PeopleQuery, read: ReadPeopleQuery, after: Date | null) {
    const onlyNew = after !== null && asked.only_new === 'true';
    const query = onlyNew ? { ...read.query, findableSince: secondAfter(after) } : read.query;
    if (asked.sort !== 'fit') {
      return { ...(await this.search.findPage(query)), fits: new Map<number, never>(), byFit: null };
    }
    const offer = await this.fitting.offer(companyId, asked.offer);
    const found = await this.fitting.findPage(query, offer);
    return { ...found, byFit: { offer: { id: offer.id, title: offer.title }, ordered: found.ordered } };
  }

  private async countNew({ query }: ReadPeopleQuery, after: Date): Promise<PeopleResponse['new']> {
    const [total = 0] = await this.newPeople.count([{ query, after }]);
    return { total, since: after.toISOString() };
  }
}
