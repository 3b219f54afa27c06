import type { CompanyOffer } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';
import type { OfferField } from './offer-values.js';

export interface PostingStep {
  name: TextKey;
  fields: readonly OfferField[];
}

/** The way to an offer, in this order; the last one looks at the whole. */
export const POSTING_STEPS: readonly PostingStep[] = [
  { name: 'posting.step-role', fields: ['title', 'language', 'places', 'remote'] },
  { name: 'posting.step-languages', fields: ['languages', 'skills', 'experience', 'working_language'] },
  { name: 'posting.step-description', fields: ['description'] },
  { name: 'posting.step-contract', fields: ['employment_type', 'salary', 'collective_agreement'] },
  { name: 'posting.step-applying', fields: ['apply', 'kind'] },
  { name: 'posting.step-publish', fields: [] },
];

export const LAST_STEP = POSTING_STEPS.length;

/** The step of an address, from 1. @param reached how far the draft is: there one goes on */
export function stepOf(asked: string | null, reached: number): number {
  const step = Number(asked ?? reached);
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1;
}

/** Where a field is edited. */
export function stepWith(field: string): number {
  const at = POSTING_STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return at === -1 ? LAST_STEP : at + 1;
}

/**
 * How a step looks from outside. What was never reached lacks nothing yet.
 * @param missing what publishing lacks
 * @param wrong fields that cannot be saved as they are
 */
export function stepState(
  step: number,
  reached: number,
  missing: CompanyOffer['missing'],
  wrong: readonly string[],
): 'done' | 'open' | 'faulty' {
  const here = (field: string) => stepWith(field) === step;
  if (wrong.some(here)) return 'faulty';
  if (step >= reached) return 'open';
  return missing.some(here) ? 'faulty' : 'done';
}
