/** Raised when the same inputs may come to another score: what was stored under another version is worked out anew. */
export const MATCHING_VERSION = 3;

export type PartName =
  | 'skills'
  | 'occupation'
  | 'wished-languages'
  | 'sector'
  | 'place'
  | 'experience'
  | 'employment'
  | 'pay'
  | 'permit';

export type PlaceReason = 'home' | 'near' | 'destination' | 'relocate' | 'remote' | 'far';
export type OccupationCloseness = 'same' | 'near' | 'group';

/** What one part of an offer comes to for a person: `fit` from 0 to 1, `weight` its share of the score. Ids are those of reference-data. */
export type ScoredPart = { fit: number; weight: number } & (
  | { part: 'skills'; asked: number; held: number[]; near: { asked: number; held: number }[]; missing: number[] }
  | {
      part: 'occupation';
      occupationId: number | null;
      closeness: OccupationCloseness;
      from: 'headline' | 'position' | 'skills';
    }
  | { part: 'wished-languages'; languageIds: number[] }
  | { part: 'sector'; sectorId: number }
  | { part: 'place'; reason: PlaceReason; cityId: number | null; countryId: number | null; km: number | null }
  | { part: 'experience'; asked: number; years: number }
  | { part: 'employment'; asked: number[]; wished: number[] }
  | { part: 'pay'; offeredPerYear: number; wishedPerYear: number; currency: string }
  | { part: 'permit' }
);

/** A part that one of the two says nothing about. Where it is the person, `weight` is the share of the score that they do without; else 0. */
export interface Unsaid {
  part: PartName;
  by: 'person' | 'offer';
  weight: number;
}

/** A mandatory language; all of them are met where there is a matching. Levels are ranks of language-check. */
export interface MetLanguage {
  languageId: number;
  asked: number | null;
  held: number | null;
}

/** How well an offer suits a person. Weights of `parts` and of what the person leaves `unsaid` are 1 together; `score` is from 0 to 100. */
export interface Matching {
  version: number;
  score: number;
  languages: MetLanguage[];
  parts: ScoredPart[];
  unsaid: Unsaid[];
}
