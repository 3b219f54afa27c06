import { MOST_SLOTS_AT_ONCE, type OfferSlotsRequest, offerSlotsRequest } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';
import type { DaysAndTimes } from './offered-times.js';

/** Where something is wrong; `all` where no field is to blame. */
export type OfferedPart = 'days' | 'times' | 'where' | 'all';

/** What is to be mended before it is sent, in the order of the form; empty where nothing is. */
export function problemsOf(typed: DaysAndTimes, body: OfferSlotsRequest): Partial<Record<OfferedPart, TextKey>> {
  const isEmpty = (values: readonly string[]) => values.every((value) => value === '');
  const found: Partial<Record<OfferedPart, TextKey>> = {};
  if (isEmpty(typed.days)) found.days = 'interviews.day-missing';
  if (isEmpty(typed.times)) found.times = 'interviews.time-missing';
  const read = offerSlotsRequest.safeParse(body);
  const issues = read.success ? [] : read.error.issues;
  if (issues.some(({ path }) => path[0] === 'where'))
    found.where = body.way === 'video' ? 'interviews.link-wrong' : 'interviews.where-missing';
  if (Object.keys(found).length > 0) return found;
  if (body.slots.length === 0) return { all: 'interviews.no-times' };
  if (body.slots.length > MOST_SLOTS_AT_ONCE) return { all: 'interviews.too-many-times' };
  if (body.interviewers?.length === 0) return { all: 'interviews.no-interviewers' };
  return issues.length === 0 ? {} : { all: 'interviews.not-offered' };
}
