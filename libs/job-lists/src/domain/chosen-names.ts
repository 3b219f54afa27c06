import { cityNameIn, nameIn } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobListResponse } from '@babelboard/wire';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

/** What the chosen places and languages are called in `language`, by their slugs. */
export function chosenNames(chosen: ResolvedJobFilters, language: UiLanguage): JobListResponse['chosen'] {
  const languages = [
    ...chosen.languages,
    ...chosen.languageLevels.map((one) => one.language),
    ...chosen.adLanguages,
    ...chosen.workingLanguages,
  ];
  return {
    places: Object.fromEntries([
      ...chosen.countries.map((country) => [country.slug, nameIn(country, language).name]),
      ...chosen.cities.map((city) => [city.slug, cityNameIn(city, language)]),
    ]),
    languages: Object.fromEntries(languages.map((one) => [one.slug, nameIn(one, language).name])),
  };
}
