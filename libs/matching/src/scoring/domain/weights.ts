import type { PartName } from './matching.js';

/** How much each part counts where an offer says something of everything; what it does not say is shared among the rest. */
export const WEIGHTS: Record<PartName, number> = {
  skills: 32,
  occupation: 32,
  place: 14,
  'wished-languages': 6,
  experience: 5,
  employment: 10,
  pay: 3,
  sector: 2,
  permit: 2,
};

/** Of an offer that says something of everything. */
export const WHOLE = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/**
 * What stays in the sum of what an offer says nothing of. Skills and occupation say what the work is: an offer that names one of them alone could
 * suit anybody, and comes after those that are known to.
 */
export const SILENT_SHARE: Partial<Record<PartName, number>> = { skills: 0.5, occupation: 0.5 };

/** Below this an offer suits nobody enough to be named: one thing is near, and hardly anything else fits. */
export const LEAST_SCORE = 30;

/** What a skill of an offer weighs by how widely it is used: what everybody can tells little. */
export const SKILL_WEIGHTS = {
  transversal: 0.25,
  'cross-sector': 0.7,
  'sector-specific': 1,
  'occupation-specific': 1.2,
  unknown: 0.8,
} as const;

/** What a held skill comes to for one that is asked. */
export const SKILL_CLOSENESS = {
  same: 1,
  /** The held one is a kind of the asked one. */
  narrower: 0.85,
  broader: 0.6,
  related: 0.5,
  /** Both are a kind of the same. */
  sibling: 0.4,
  /** Whoever has that occupation is likely to have it, but did not say so. */
  essentialToOccupation: 0.4,
  optionalToOccupation: 0.2,
} as const;

/** From here on a held skill is near an asked one: enough for there to be a matching. */
export const NEAR_SKILL = 0.5;

export const OCCUPATION_CLOSENESS = {
  same: 1,
  /** The same unit group of ISCO-08. */
  unit: 0.8,
  /** The same minor group. */
  minor: 0.45,
} as const;

/** What a position counts beside a headline, which says what somebody is now. */
export const POSITION_SHARE = 0.95;

/** So many different trades (minor groups of ISCO-08) may a title name and be each of them. */
export const TRADES_OF_A_JOB = 2;

/** What skills say of somebody whose words name no near occupation: each that the occupation needs, and at most. */
export const OCCUPATION_BY_SKILLS = { fewest: 2, each: 0.12, most: 0.5 } as const;

export const PLACE_FITS = {
  home: 1,
  /** At the edge of the radius; in between it falls evenly. */
  edge: 0.5,
  homeCountry: 0.7,
  destination: 0.9,
  relocateInCountry: 0.75,
  relocate: 0.6,
  farInCountry: 0.25,
  far: 0,
} as const;

/** So far from home somebody may travel each day. */
export const RADIUS_KM = 100;
