import type { LevelRank } from '@babelboard/language-check';
import type { EmploymentType, Experience, RemoteMode } from '@babelboard/offers/contract';

/** What the generator reads of a country, city, language, occupation and skill: plain rows, no service. */
export interface DemoCountry {
  id: number;
  iso2: string;
  continente: 0 | 1;
}
export interface DemoCity {
  id: number;
  countryId: number;
  name: string;
  nativeName: string;
  lat: number;
  lng: number;
  population: number;
}
export interface DemoLanguage {
  code: string;
  name: string;
  /** Names by the code of the language they are written in. */
  names: Record<string, string>;
  offered: boolean;
}
export interface DemoOccupation {
  /** Labels by language code; `en` is the key by which the generator finds an occupation. */
  labels: Record<string, string>;
}
export interface DemoSkill {
  id: number;
  /** In English, the preferred one first. */
  names: readonly string[];
}

export interface DemoReference {
  cities: readonly DemoCity[];
  countries: readonly DemoCountry[];
  languages: readonly DemoLanguage[];
  occupations: readonly DemoOccupation[];
  skills: readonly DemoSkill[];
}

export interface DemoOptions {
  offers: number;
  seed: number;
  now: Date;
}

export interface DemoCompany {
  slug: string;
  name: string;
  initials: string;
  /** Hue of the drawn logo, 0–359. */
  hue: number;
  /** NACE Rev. 2 division. */
  naceCode: string;
  countryId: number;
  cityId: number;
  website: string;
  tagline: string;
  description: string;
  workingLanguageCode: string;
}

export interface DemoPlace {
  cityId: number;
  countryId: number;
}

export interface DemoAskedLanguage {
  code: string;
  level: LevelRank;
  mandatory: boolean;
  /** Requirements with one number are alternatives: one of them is enough. */
  oneOfGroup: number | null;
}

export interface DemoSalary {
  min: number;
  max: number;
  currency: string;
  period: 'year' | 'month' | 'hour';
}

export interface DemoOffer {
  /** Stable: the same seed gives the same offer under the same key. */
  key: string;
  companySlug: string;
  title: string;
  descriptionHtml: string;
  adLanguageCode: string;
  workingLanguageCode: string | null;
  places: DemoPlace[];
  languages: DemoAskedLanguage[];
  skillIds: number[];
  remote: RemoteMode | null;
  experience: Experience;
  employmentTypes: EmploymentType[];
  salary: DemoSalary | null;
  postedAt: Date;
  promoted: boolean;
  applyUrl: string;
}

export interface DemoBoard {
  companies: DemoCompany[];
  offers: Iterable<DemoOffer>;
}
