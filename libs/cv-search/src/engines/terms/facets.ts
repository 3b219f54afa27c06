import type { LevelRank } from '@babelboard/language-check';
import type { FacetCount, PeopleFacets } from '../../searching/found-people.js';
import { EXPERIENCE_STEPS, PAY_STEPS, type PeopleQuery } from '../../searching/people-query.js';
import { TERMS, type TermGroup } from './terms.js';

/** Values in a facet that has many: of cities and of skills. */
export const MOST_VALUES = 50;

/** Groups whose facets are cut. */
export const CUT_GROUPS: readonly TermGroup[] = ['city', 'skill'];

/** Sorts counts by term into facets; those of a value that nobody has are left out. */
export function facetsOf(
  counts: Iterable<{ term: number; total: number }>,
  { languages }: Pick<PeopleQuery, 'languages'>,
): PeopleFacets {
  const groups = new Map<TermGroup, FacetCount[]>();
  for (const { term, total } of counts) {
    const { group, id } = TERMS.read(term);
    if (group !== undefined && total > 0) {
      const facet = groups.get(group) ?? [];
      facet.push({ id, total });
      groups.set(group, facet);
    }
  }
  const facet = (group: TermGroup) =>
    (groups.get(group) ?? []).sort((a, b) => b.total - a.total || a.id - b.id).slice(0, mostOf(group));
  const sumOf = (group: TermGroup, passes: (id: number) => boolean) =>
    (groups.get(group) ?? []).reduce((sum, { id, total }) => sum + (passes(id) ? total : 0), 0);
  return {
    countries: facet('country'),
    cities: facet('city'),
    languages: facet('language').map((count) => ({ ...count, level: levelAskedOf(count.id, languages) })),
    skills: facet('skill'),
    sectors: facet('sector'),
    // Everybody is counted by one step: those on the same side of it are reached as well.
    experience: steps(EXPERIENCE_STEPS, (step) => sumOf('experience', (id) => id >= step)),
    pay: steps(PAY_STEPS, (step) => sumOf('pay', (id) => id <= step)),
    workingStatuses: facet('workingStatus'),
    activeWeeks: facet('week').sort((a, b) => b.id - a.id),
  };
}

function mostOf(group: TermGroup): number | undefined {
  return CUT_GROUPS.includes(group) ? MOST_VALUES : undefined;
}

function steps(all: readonly number[], totalOf: (step: number) => number): FacetCount[] {
  return all.map((id) => ({ id, total: totalOf(id) })).filter(({ total }) => total > 0);
}

/** Who is found under all filters has a language that is asked for at that level: it needs no counting of its own. */
function levelAskedOf(languageId: number, asked: PeopleQuery['languages']): LevelRank {
  return asked
    .filter((one) => one.languageId === languageId)
    .reduce<LevelRank>((most, { level }) => (level > most ? level : most), 1);
}
