import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { OfferSearchResult } from '@babelboard/search/contract';
import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { enTexts } from '../texts/en.js';

type Facets = Pick<
  JobListResponse,
  'countries' | 'cities' | 'languages' | 'remotes' | 'experience' | 'employment_types'
>;

/** Gives the counts of a search their names and slugs. */
@Injectable()
export class JobFacets {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  present({ facets }: OfferSearchResult): Facets {
    return {
      countries: { data: named(facets.countries, (id) => this.catalogue.country(id)) },
      cities: { data: named(facets.cities, (id) => this.catalogue.city(id)) },
      languages: { data: named(facets.languages, (id) => this.catalogue.language(id)) },
      remotes: facets.remote.map(({ id, total }) => ({ id, slug: id, name: enTexts.remote[id], total })),
      experience: { data: named(facets.experience, (id) => numbered(enTexts.experience, id)) },
      employment_types: { data: named(facets.employmentTypes, (id) => numbered(enTexts.employmentType, id)) },
    };
  }
}

function named(
  counts: { id: number; total: number }[],
  find: (id: number) => { slug: string; name: string } | undefined,
): FacetEntry[] {
  return counts.flatMap(({ id, total }) => {
    const entry = find(id);
    return entry ? [{ id, slug: entry.slug, name: entry.name, total }] : [];
  });
}

function numbered(names: Record<number, string>, id: number): { slug: string; name: string } | undefined {
  const name = names[id];
  return name === undefined ? undefined : { slug: String(id), name };
}
