import { endOf, parseAdDate } from './ad-date.js';
import type { AdRefusal, AdWarning } from './normalised-ad.js';

const DAY_MS = 86_400_000;
/** Before this there were no job ads on the web: an earlier date is a default that somebody forgot (1 January 1970). */
const EARLIEST = new Date('1990-01-01T00:00:00Z');
/** Clocks and time zones differ; an ad is not posted later than tomorrow. */
const AHEAD_DAYS = 2;
/** Dates like 31 December 9999 mean "until further notice". */
const FAR_YEARS = 5;

interface AdDates {
  postedAt: Date | null;
  validThrough: Date | null;
  warnings: AdWarning[];
}

/**
 * Judges the dates of an ad. A date that is there and wrong refuses the row: with a wrong posted date it would be sorted
 * wrongly, with a wrong end it would be shown when nobody answers any more. A date that is missing is fine.
 */
export function readDates(
  raw: { postedAt: string | null; validThrough: string | null },
  now: Date,
): AdDates | { refused: AdRefusal } {
  const warnings: AdWarning[] = [];
  const postedAt = raw.postedAt?.trim() ? parseAdDate(raw.postedAt) : undefined;
  if (postedAt === null || (postedAt && !isPlausiblePost(postedAt.at, now))) {
    return { refused: dateRefusal('POSTED_AT_WRONG', 'date of the ad', raw.postedAt) };
  }
  const end = raw.validThrough?.trim() ? parseAdDate(raw.validThrough) : undefined;
  if (end === null || (end && end.at < EARLIEST)) {
    return { refused: dateRefusal('VALID_THROUGH_WRONG', 'last day of the ad', raw.validThrough) };
  }
  let validThrough = end ? endOf(end) : null;
  if (validThrough && validThrough.getTime() > now.getTime() + FAR_YEARS * 365 * DAY_MS) {
    warnings.push({
      code: 'VALID_THROUGH_FAR',
      message: `The last day "${raw.validThrough}" is taken as "until further notice".`,
    });
    validThrough = null;
  }
  if (validThrough && postedAt && validThrough.getTime() < postedAt.at.getTime() - DAY_MS) {
    return {
      refused: {
        code: 'DATES_CONTRADICT',
        message: `The ad ends (${raw.validThrough}) before it begins (${raw.postedAt}).`,
      },
    };
  }
  return { postedAt: postedAt?.at ?? null, validThrough, warnings };
}

function isPlausiblePost(at: Date, now: Date): boolean {
  return at >= EARLIEST && at.getTime() <= now.getTime() + AHEAD_DAYS * DAY_MS;
}

function dateRefusal(code: AdRefusal['code'], name: string, text: string | null): AdRefusal {
  return { code, message: `The ${name} "${(text ?? '').trim().slice(0, 40)}" is no possible date.` };
}
