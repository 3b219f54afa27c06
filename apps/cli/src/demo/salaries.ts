import type { Experience } from '@babelboard/offers/contract';
import type { DemoSalary } from './demo-board.js';
import type { LanguageNeed } from './families.js';
import type { Market } from './markets.js';
import type { Random } from './random.js';

/** Hours of a full-time year: 52 weeks of 38 hours. */
const HOURS_A_YEAR = 1976;
/** Least share of the median that ordinary work is offered for: about the minimum wage of most countries. */
const FLOOR = 0.7;
const BY_EXPERIENCE: Record<Experience, number> = { 1: 0.9, 2: 0.96, 3: 1.06, 4: 1.2, 5: 1.35, 6: 1.8 };
const BY_OCCUPATION: Record<string, number> = {
  'general practitioner': 1.7,
  'specialised doctor': 1.9,
  'dental practitioner': 1.5,
  lawyer: 1.25,
  'corporate lawyer': 1.45,
  'software architect': 1.2,
  'cloud engineer': 1.1,
  'cybersecurity risk manager': 1.15,
  'teaching assistant': 0.8,
};

export interface Pay {
  market: Market;
  need: LanguageNeed;
  occupation: string;
  /** Pay of the family against the median of the country. */
  factor: number;
  experience: Experience;
  training: 'internship' | 'apprenticeship' | null;
}

/** Rounds to two figures that people would write: 31,840 → 32,000; 2,764 → 2,750. */
function rounded(amount: number): number {
  const size = 10 ** Math.floor(Math.log10(amount));
  const step = amount / size >= 5 ? size / 10 : size / 20;
  return Math.round(amount / step) * step;
}

/**
 * Makes a salary range, gross, in the currency and period usual in the country.
 * Takes medians of full-time pay; interns and apprentices get a share of it; nothing is below 0.7 of the median otherwise.
 */
export function salaryRange(pay: Pay, random: Random): DemoSalary {
  const { market } = pay;
  const level = pay.factor * BY_EXPERIENCE[pay.experience] * (BY_OCCUPATION[pay.occupation] ?? 1);
  const noise = 0.93 + random.next() * 0.16;
  const share = pay.training ? (pay.training === 'internship' ? 0.45 : 0.4) : Math.max(FLOOR, level * noise);
  const low = market.median * share;
  const high = low * (1.08 + random.next() * 0.17);
  const hourly = (pay.need === 'crew' || pay.need === 'guests') && !pay.training && random.chance(market.hourly);
  if (hourly) {
    const step = low / HOURS_A_YEAR > 100 ? 5 : 0.5;
    const perHour = (amount: number) => Math.round(amount / HOURS_A_YEAR / step) * step;
    return { min: perHour(low), max: perHour(high) + step, currency: market.currency, period: 'hour' };
  }
  const parts = market.period === 'month' ? 12 : 1;
  return {
    min: rounded(low / parts),
    max: rounded(high / parts),
    currency: market.currency,
    period: market.period,
  };
}
