import type { LevelRank } from '@babelboard/language-check';

/** A place on the map; coordinates in degrees, null where no city is known. */
export interface Spot {
  cityId: number | null;
  countryId: number | null;
  lat: number | null;
  lng: number | null;
}

/** What somebody said by discarding offers, as far as they did not take it back. */
export interface TurnedDown {
  companyIds: number[];
  /** From here on it is too far from home; null where nothing was. */
  fromKm: number | null;
  /** Euro a year: so much was too little. */
  payUpTo: number | null;
  /** Work that they do not want, as occupations. */
  occupationIds: number[];
}

/**
 * All that a score may know of a person. There is no name, photo, age, gender or nationality here, and there shall be none: what a type has no
 * field for cannot count. Ids are those of reference-data.
 */
export interface WhatPersonBrings {
  languages: { languageId: number; slug: string; level: LevelRank | null }[];
  /** Of the catalogue. */
  skillIds: number[];
  /** What their headline calls them. */
  headlineOccupationIds: number[];
  /** What their latest positions were called. */
  positionOccupationIds: number[];
  home: Spot;
  destinationCountryIds: number[];
  /** Null where they do not say. */
  relocate: boolean | null;
  /** Sections of NACE. */
  sectionIds: number[];
  /** Years in all positions together, each day once; null where they tell of none. */
  experienceYears: number | null;
  /** Whether they would take an internship. */
  internship: boolean | null;
  /** Euro a year. */
  payFrom: number | null;
  workPermit: boolean | null;
  /** Companies whose offers they do not want to see, or that are not to see them. */
  withoutCompanyIds: number[];
  turnedDown: TurnedDown;
}

export const NOTHING_TURNED_DOWN: TurnedDown = { companyIds: [], fromKm: null, payUpTo: null, occupationIds: [] };

/**
 * Fills what does not count where a company reads a score: it is not asked of applications, and what somebody hid or discarded is nobody's but
 * theirs.
 */
export const NOT_FOR_COMPANIES = {
  home: { cityId: null, countryId: null, lat: null, lng: null },
  ...{ destinationCountryIds: [], relocate: null, sectionIds: [], internship: null, payFrom: null, workPermit: null },
  ...{ withoutCompanyIds: [], turnedDown: NOTHING_TURNED_DOWN },
} satisfies Partial<WhatPersonBrings>;
