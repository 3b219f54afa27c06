import type { LevelRank } from '@babelboard/language-check';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import { languageLevelTerm } from '../../domain/coded-values.js';
import { type TermGroup, termOf } from '../../domain/terms.js';

/** Groups of the attributes whose values are ids. */
const TERM_GROUPS: { [attribute: string]: TermGroup | undefined } = {
  countryIds: 'country',
  cityIds: 'city',
  languageIds: 'language',
  adLanguageIds: 'adLanguage',
  workingLanguageId: 'workingLanguage',
  experience: 'experience',
  employmentTypes: 'employmentType',
  salaryStep: 'salary',
};

/** Facets of an answer as counts by term, which both engines share; values of the server are text. */
export function countsOf({
  facetDistribution = {},
}: {
  facetDistribution?: Record<string, Record<string, number>>;
}): { term: number; total: number }[] {
  return Object.entries(facetDistribution).flatMap(([attribute, totals]) =>
    Object.entries(totals).map(([value, total]) => ({ term: termNamed(attribute, value), total })),
  );
}

/** Not a number for what is no facet of a search. */
function termNamed(attribute: string, value: string): number {
  const [name, languageId] = attribute.split('.');
  switch (name) {
    case 'remote':
      return termOf('remote', (REMOTE_MODES as readonly string[]).indexOf(value) + 1);
    case 'noLocalLanguage':
      return value === 'true' ? termOf('noLocalLanguage', 1) : Number.NaN;
    case 'levels':
      return languageLevelTerm({
        languageId: Number(languageId),
        level: (Number(value) || null) as LevelRank | null,
      });
    default: {
      const group = TERM_GROUPS[attribute];
      return group === undefined ? Number.NaN : termOf(group, Number(value));
    }
  }
}
