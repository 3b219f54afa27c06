import { COMPANIES, type CompanyProfile } from './companies.js';
import type { DemoCompany, DemoReference } from './demo-board.js';
import { SECTOR_NACE } from './sectors.js';
import { AD_LANGUAGES } from './texts/ad-languages.js';
import { variants } from './texts/ad-vocabulary.js';

/** A company of the demo together with what the generator needs to know of it. */
export interface BoardCompany {
  profile: CompanyProfile;
  company: DemoCompany;
  /** How many offers it has so far. */
  offers: number;
}

/** `Brannock & Teal` → `brannock-teal`. */
export const companySlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** `Brannock & Teal` → `BT`, `Tellmera` → `T`. */
const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}]+/u)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/**
 * Places the invented companies in their home cities.
 * Throws when a home city is missing in the reference data, so that a renamed city is noticed.
 */
export function boardCompanies(reference: DemoReference): BoardCompany[] {
  const countryId = new Map(reference.countries.map((country) => [country.iso2, country.id]));
  return COMPANIES.map((profile, index) => {
    const home = countryId.get(profile.countries[0] ?? '');
    const city = reference.cities.find(
      ({ countryId: id, name, nativeName }) =>
        id === home && (name === profile.homeCity || nativeName === profile.homeCity),
    );
    if (home === undefined || !city) throw new Error(`Demo company ${profile.name}: no city ${profile.homeCity}`);
    const slug = companySlug(profile.name);
    const about = variants(AD_LANGUAGES.en?.about[profile.sector] ?? '')[0] ?? '';
    return {
      profile,
      offers: 0,
      company: {
        slug,
        name: profile.name,
        initials: initialsOf(profile.name),
        hue: (index * 137) % 360,
        naceCode: SECTOR_NACE[profile.sector],
        countryId: home,
        cityId: city.id,
        website: `https://www.${slug}.example`,
        tagline: profile.tagline,
        description: about.replace('{company}', profile.name),
        workingLanguageCode: profile.workingLanguage,
      },
    };
  });
}
