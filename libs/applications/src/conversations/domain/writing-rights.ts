import type { ApplicationStatus, WRITING_REFUSALS } from '@babelboard/wire';

export type Side = 'candidate' | 'company';
export type WritingRefusal = (typeof WRITING_REFUSALS)[number];

/** What has happened between the two so far. */
export interface Course {
  status: ApplicationStatus;
  companyWrote: boolean;
  /** The candidate has written since they were rejected. */
  wroteSinceRejection: boolean;
}

/**
 * Why a side may not write now; null where it may. Companies write from the first moment. A candidate answers: once somebody wrote to them or
 * has dealt with the application, so that nobody's inbox fills with reminders; the reply clock sees to the rest. Who is rejected says or asks
 * one thing more.
 */
export function writingRefusal(
  side: Side,
  { status, companyWrote, wroteSinceRejection }: Course,
): WritingRefusal | null {
  if (status === 'withdrawn') {
    return 'ended';
  }
  if (side === 'company') {
    return null;
  }
  if (status === 'rejected') {
    return wroteSinceRejection ? 'answered_once' : null;
  }
  return companyWrote || status !== 'new' ? null : 'company_writes_first';
}
