import type { RemoteMode } from '@babelboard/offers/contract';

const FAMILIES = [
  'support',
  'nursing',
  'clinical',
  'service',
  'kitchen',
  'cleaning',
  'warehouse',
  'transport',
  'planning',
  'software',
  'infrastructure',
  'finance',
  'teaching',
  'construction',
  'shop',
  'sales',
  'tourism',
  'production',
  'maintenance',
  'engineering',
  'office',
  'language',
] as const;
export type Family = (typeof FAMILIES)[number];

/** How a family of occupations asks for languages; the rules stand in asked-languages.ts. */
export type LanguageNeed = 'market' | 'mixed' | 'guests' | 'local' | 'crew' | 'international';

export interface FamilyTraits {
  need: LanguageNeed;
  /** Rank of the level of the local language that the work needs. */
  localLevel: readonly [number, number];
  /** Pay against the median of the country. */
  pay: number;
  remote: readonly (readonly [RemoteMode | null, number])[];
  /** Share of ads written in the language of the place, where texts in it exist. */
  localAds: number;
  partTime: number;
  temporary: number;
  freelance: number;
  internship: number;
  apprenticeship: number;
}

const SITE: FamilyTraits['remote'] = [[null, 1]];
const DESK: FamilyTraits['remote'] = [
  [null, 0.42],
  ['Hybrid', 0.4],
  ['RemoteCountryBased', 0.12],
  ['Remote', 0.06],
];
const SCREEN: FamilyTraits['remote'] = [
  [null, 0.22],
  ['Hybrid', 0.42],
  ['RemoteCountryBased', 0.2],
  ['Remote', 0.16],
];

type Odds = Pick<FamilyTraits, 'partTime' | 'temporary' | 'freelance' | 'internship' | 'apprenticeship'>;
const usual: Odds = { partTime: 0.15, temporary: 0.08, freelance: 0, internship: 0, apprenticeship: 0 };
const office: Odds = { ...usual, partTime: 0.1, temporary: 0.05, internship: 0.08 };
const craft: Odds = { ...usual, partTime: 0.03, temporary: 0.12, apprenticeship: 0.1 };

export const FAMILY_TRAITS: Record<Family, FamilyTraits> = {
  support: { need: 'market', localLevel: [1, 3], pay: 0.82, remote: SCREEN, localAds: 0.47, ...usual },
  nursing: { need: 'local', localLevel: [3, 4], pay: 0.92, remote: SITE, localAds: 0.92, ...usual, partTime: 0.4 },
  clinical: { need: 'local', localLevel: [4, 5], pay: 1.15, remote: SITE, localAds: 0.92, ...usual, partTime: 0.3 },
  service: { need: 'guests', localLevel: [2, 4], pay: 0.76, remote: SITE, localAds: 0.77, ...usual, temporary: 0.3 },
  kitchen: { need: 'crew', localLevel: [1, 3], pay: 0.78, remote: SITE, localAds: 0.87, ...craft, temporary: 0.25 },
  cleaning: { need: 'crew', localLevel: [1, 2], pay: 0.72, remote: SITE, localAds: 0.87, ...usual, partTime: 0.45 },
  warehouse: { need: 'crew', localLevel: [1, 3], pay: 0.76, remote: SITE, localAds: 0.87, ...usual, temporary: 0.2 },
  transport: { need: 'crew', localLevel: [2, 3], pay: 0.82, remote: SITE, localAds: 0.92, ...usual },
  planning: { need: 'mixed', localLevel: [4, 5], pay: 1.02, remote: DESK, localAds: 0.67, ...office },
  software: {
    need: 'international',
    localLevel: [2, 4],
    pay: 1.42,
    remote: SCREEN,
    localAds: 0.52,
    ...office,
    freelance: 0.1,
  },
  infrastructure: {
    need: 'international',
    localLevel: [3, 4],
    pay: 1.25,
    remote: DESK,
    localAds: 0.62,
    ...office,
    freelance: 0.06,
  },
  finance: { need: 'mixed', localLevel: [4, 5], pay: 1.15, remote: DESK, localAds: 0.67, ...office },
  teaching: { need: 'local', localLevel: [5, 6], pay: 0.95, remote: SITE, localAds: 0.82, ...usual, partTime: 0.35 },
  construction: { need: 'crew', localLevel: [1, 3], pay: 0.9, remote: SITE, localAds: 0.92, ...craft },
  shop: { need: 'guests', localLevel: [3, 5], pay: 0.74, remote: SITE, localAds: 0.92, ...usual, partTime: 0.45 },
  sales: { need: 'market', localLevel: [3, 5], pay: 1.12, remote: DESK, localAds: 0.57, ...office },
  tourism: {
    need: 'guests',
    localLevel: [2, 4],
    pay: 0.8,
    remote: SITE,
    localAds: 0.67,
    ...usual,
    temporary: 0.35,
    freelance: 0.08,
  },
  production: { need: 'crew', localLevel: [1, 3], pay: 0.82, remote: SITE, localAds: 0.87, ...craft },
  maintenance: { need: 'crew', localLevel: [3, 4], pay: 0.98, remote: SITE, localAds: 0.92, ...craft },
  engineering: { need: 'international', localLevel: [3, 5], pay: 1.3, remote: DESK, localAds: 0.67, ...office },
  office: { need: 'mixed', localLevel: [4, 6], pay: 0.98, remote: DESK, localAds: 0.72, ...office, partTime: 0.25 },
  language: {
    need: 'market',
    localLevel: [2, 4],
    pay: 0.95,
    remote: SCREEN,
    localAds: 0.52,
    ...office,
    freelance: 0.35,
  },
};

/** Who leads others needs two levels more of the local language, C2 at most. */
export const moreFluent = (traits: FamilyTraits): FamilyTraits => ({
  ...traits,
  localLevel: [Math.min(6, traits.localLevel[0] + 2), Math.min(6, traits.localLevel[1] + 2)],
});
