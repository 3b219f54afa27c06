import { EXPERIENCE_STEPS, PAY_STEPS } from '../../searching/people-query.js';

/** Stands for the pay of whoever says nothing of it: below each of the steps. */
const NOTHING_SAID = 1;

/** The highest step of experience that somebody reaches; null below the first. */
export function experienceStepOf(years: number | null): number | null {
  return EXPERIENCE_STEPS.findLast((step) => years !== null && years >= step) ?? null;
}

/** The steps at one of which everybody is who has so many years. */
export function experienceStepsFrom(years: number): number[] {
  return EXPERIENCE_STEPS.filter((step) => step >= years);
}

/** The lowest step of pay that meets a wish; null above the last. */
export function payStepOf(payFrom: number | null): number | null {
  return payFrom === null ? NOTHING_SAID : (PAY_STEPS.find((step) => step >= payFrom) ?? null);
}

/** The steps at one of which everybody is whose wish so much meets. */
export function payStepsUpTo(pay: number): number[] {
  return [NOTHING_SAID, ...PAY_STEPS.filter((step) => step <= pay)];
}
