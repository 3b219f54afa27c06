import { FilterReader, JobFiltersResolver, type RefusedFilter, type ResolvedJobFilters } from '@babelboard/job-lists';
import {
  allOffersInstead,
  type JobListFilters,
  offerIdOf,
  offerPath,
  readJobListAddress,
  skillAsKeywords,
  withReadWords,
  writeJobListAddress,
} from '@babelboard/job-paths';
import { FindOffer } from '@babelboard/offers';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { jobListRequest, readLenientQuery } from './job-list-request.js';

/** What becomes of a page's address before anything is rendered. */
export type AddressCheck =
  /** A list in its normal form. */
  | { kind: 'list'; resolved: ResolvedJobFilters }
  /**
   * 301 to the normal form; 302 where words of the query are read as filters, and where the path names what nobody knows: for a skill to the search for its words, for a place or a language
   * to all offers with a word about it. Always a path on this host.
   */
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** A list of a company without a minisite. */
  | { kind: 'missing' }
  /** No list: an offer, another page, or none. */
  | { kind: 'other' };

const OFFER = /^[\\/]*jobs\/+([^/]+?)[\\/]*$/i;
const NORMAL_OFFER = /^\/jobs\/[^/\\]+(?<!\.html)$/;

/** Knows the one normal address of each list and offer. */
@Injectable()
export class JobAddresses {
  constructor(
    private readonly filters: JobFiltersResolver,
    private readonly reader: FilterReader,
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @param address path and query string as they were requested */
  async check(address: string): Promise<AddressCheck> {
    const [path = '', ...rest] = address.split('?');
    const search = rest.join('?');
    const request = jobListRequest(path, readLenientQuery(search));
    if (request === null) {
      return this.checkOffer(path, search);
    }
    const { resolved, refused, respelled } = await this.filters.resolve(request.filters, null);
    const unknown = refused.filter((value) => standsInPath(path, value));
    if (unknown.some((value) => value.path === 'minisite')) {
      return { kind: 'missing' };
    }
    if (unknown.length > 0) {
      return {
        kind: 'redirect',
        status: 302,
        location: await this.readOn(listInstead(unknown, request.filters, resolved.filters)),
      };
    }
    const read = await this.reader.read(resolved);
    if (read !== null) {
      // Not for good: what words are read as goes by what finds offers now.
      const list = writeJobListAddress(read.resolved.filters);
      return { kind: 'redirect', status: 302, location: withReadWords(list, read) };
    }
    const normal = writeJobListAddress(resolved.filters);
    return respelled || normal.split('?', 1)[0] !== path
      ? { kind: 'redirect', status: 301, location: normal }
      : { kind: 'list', resolved };
  }

  /** One redirect, not two: the words of the list that is led to may be read as filters. */
  private async readOn(location: string): Promise<string> {
    const [address = '', part = ''] = location.split('#');
    const [path = '', query = ''] = address.split('?');
    const filters = readJobListAddress(path, query);
    const read = filters && (await this.reader.read((await this.filters.resolve(filters, null)).resolved));
    return read === null ? location : withReadWords(writeJobListAddress(read.resolved.filters), read, part);
  }

  /** One redirect for `.html` and slashes, to the present slug at once. A stale slug alone is found while the page is loaded. */
  private async checkOffer(path: string, search: string): Promise<AddressCheck> {
    const part = OFFER.exec(path)?.[1]?.replace(/(?:\.html)+$/i, '');
    const id = part === undefined ? null : offerIdOf(part);
    if (part === undefined || id === null || NORMAL_OFFER.test(path)) {
      return { kind: 'other' };
    }
    const found = await this.queries.execute(new FindOffer(id));
    const normal =
      found.status === 'live'
        ? offerPath({ id, title: found.offer.title, citySlug: this.catalogue.placeSlug(found.offer.places[0]) })
        : `/jobs/${part}`;
    return { kind: 'redirect', status: 301, location: search === '' ? normal : `${normal}?${search}` };
  }
}

/**
 * The list that is shown for one whose path names what nobody knows.
 * @param known of what was asked for, that which somebody knows: an unknown place of the query would stand in the path of the next list
 */
function listInstead(unknown: readonly RefusedFilter[], asked: JobListFilters, known: JobListFilters): string {
  if (unknown.some(({ path }) => path === 'skill')) {
    return skillAsKeywords({ ...known, skill: asked.skill });
  }
  for (const { path: of, value: name } of unknown) {
    if (of === 'location' || of === 'language') return allOffersInstead({ of, name, asked });
  }
  return '/jobs';
}

function standsInPath(path: string, { path: field, value }: RefusedFilter): boolean {
  const inPath = readJobListAddress(path, '');
  switch (field) {
    case 'location':
    case 'language':
      return inPath?.[field].includes(value) ?? false;
    case 'skill':
    case 'minisite':
      return inPath?.[field] === value;
    default:
      return false;
  }
}
