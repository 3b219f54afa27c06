import { cityNameIn, nameIn } from '@babelboard/reference-data/contract';
import { isolatedWords, type UiLanguage } from '@babelboard/texts';
import { jobListsTexts } from '../texts/job-lists-texts.js';
import { headingPlace } from './heading-place.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

/** What a list holds, in words: "Remote Country Based jobs in Cologne for French, German speakers". */
export function listHeading(resolved: ResolvedJobFilters, language: UiLanguage): string {
  const { filters, skill, company, cities, countries, languages, remote } = resolved;
  const t = jobListsTexts.in(language);
  const kinds = remote.map((mode) => t(`heading.remote.${mode}`));
  const keywords = [...filters.keywords, ...(skill ? [nameIn(skill, language).name] : [])];
  const places = [
    ...cities.map((city) => ({ slug: city.slug, name: cityNameIn(city, language) })),
    ...countries.map((country) => ({ slug: country.slug, name: nameIn(country, language).name })),
  ];
  const heading = t('heading.list', {
    what: kinds.length > 0 ? (keywords.length > 0 ? 'both' : 'kinds') : keywords.length > 0 ? 'keywords' : 'all',
    kinds: kinds.join(', '),
    keywords: { own: keywords.map(isolatedWords).join(', ') },
    where: company ? (places.length > 0 ? 'company_places' : 'company') : places.length > 0 ? 'places' : 'everywhere',
    company: company?.name ?? '',
    places: { own: places.map((place) => headingPlace(place, language)).join(', ') },
    asks: languages.length > 0 ? 'languages' : 'nothing',
    languages: languages.map((one) => nameIn(one, language).name).join(', '),
  });
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}
