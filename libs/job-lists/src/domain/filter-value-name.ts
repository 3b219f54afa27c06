import type { JobListFilter } from '@babelboard/job-paths';
import type { EmploymentType, Experience, RemoteMode } from '@babelboard/offers/contract';
import { cityNameIn, type Named, nameIn } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import { jobListsTexts } from '../texts/job-lists-texts.js';
import { languageLevelName, languageLevelSlug } from './language-level-slug.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

/** Names a value of a filter as people read it: "Cologne", "German B1", "Part-time"; one that the list does not have stands as it is spelled. */
export function filterValueName(
  resolved: ResolvedJobFilters,
  group: JobListFilter,
  value: string,
  language: UiLanguage,
): string {
  const t = jobListsTexts.in(language);
  const named = (records: (Named & { slug: string })[]) => {
    const record = records.find(({ slug }) => slug === value);
    return record && nameIn(record, language).name;
  };
  switch (group) {
    case 'location': {
      const city = resolved.cities.find(({ slug }) => slug === value);
      return city ? cityNameIn(city, language) : (named(resolved.countries) ?? value);
    }
    case 'language':
      return named(resolved.languages) ?? value;
    case 'ad_language':
      return named(resolved.adLanguages) ?? value;
    case 'working_language':
      return named(resolved.workingLanguages) ?? value;
    case 'language_level': {
      const level = resolved.languageLevels.find((one) => languageLevelSlug(one) === value);
      return level ? languageLevelName(level, language) : value;
    }
    case 'remote':
      return t(`remote.${value as RemoteMode}`);
    case 'experience':
      return t(`experience.${Number(value) as Experience}`);
    case 'employment_type':
      return t(`employment-type.${Number(value) as EmploymentType}`);
    case 'salary_from':
      return t('salary-from', { euro: Number(value) });
    case 'radius':
      return t('radius', { kilometres: Number(value) });
    case 'no_local_language':
      return t('no-local-language');
    case 'skill':
      return resolved.skill ? nameIn(resolved.skill, language).name : value;
    case 'minisite':
      return resolved.company?.name ?? value;
    case 'keywords':
      return value;
  }
}
