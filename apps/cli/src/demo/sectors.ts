import type { Family } from './families.js';

const SECTORS = [
  'contact',
  'health',
  'hospitality',
  'logistics',
  'technology',
  'finance',
  'education',
  'construction',
  'retail',
  'travel',
  'industry',
  'services',
] as const;
export type Sector = (typeof SECTORS)[number];

/** NACE Rev. 2 division of each sector. */
export const SECTOR_NACE: Record<Sector, string> = {
  contact: '82',
  health: '86',
  hospitality: '55',
  logistics: '52',
  technology: '62',
  finance: '64',
  education: '85',
  construction: '41',
  retail: '47',
  travel: '79',
  industry: '28',
  services: '74',
};

/** What the companies of a sector hire for, by weight. */
export const SECTOR_FAMILIES: Record<Sector, readonly (readonly [Family, number])[]> = {
  contact: [
    ['support', 8],
    ['sales', 1],
    ['language', 0.8],
    ['infrastructure', 0.6],
    ['office', 0.8],
  ],
  health: [
    ['nursing', 6],
    ['clinical', 4],
    ['cleaning', 0.8],
    ['kitchen', 0.7],
    ['office', 0.7],
  ],
  hospitality: [
    ['service', 6],
    ['kitchen', 4],
    ['cleaning', 2.6],
    ['tourism', 1.4],
    ['office', 0.5],
  ],
  logistics: [
    ['warehouse', 5],
    ['transport', 4],
    ['planning', 3],
    ['maintenance', 0.7],
    ['office', 0.5],
  ],
  technology: [
    ['software', 6],
    ['infrastructure', 3.4],
    ['support', 1.4],
    ['sales', 1],
    ['office', 0.5],
  ],
  finance: [
    ['finance', 7],
    ['support', 1.4],
    ['software', 1.4],
    ['office', 1],
  ],
  education: [
    ['teaching', 8],
    ['office', 0.8],
    ['kitchen', 0.4],
    ['cleaning', 0.4],
  ],
  construction: [
    ['construction', 7],
    ['engineering', 2],
    ['maintenance', 1.2],
    ['planning', 0.5],
    ['office', 0.5],
  ],
  retail: [
    ['shop', 7],
    ['warehouse', 1.5],
    ['sales', 1.5],
    ['planning', 0.6],
  ],
  travel: [
    ['tourism', 6],
    ['support', 1.4],
    ['service', 1],
    ['sales', 0.8],
  ],
  industry: [
    ['production', 5],
    ['engineering', 3],
    ['maintenance', 3],
    ['planning', 1],
    ['sales', 0.6],
  ],
  services: [
    ['language', 4],
    ['office', 3],
    ['sales', 1.5],
    ['production', 0.9],
    ['maintenance', 0.6],
    ['warehouse', 0.8],
  ],
};
