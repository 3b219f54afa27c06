const DAY_MS = 86_400_000;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const EUROPEAN = /^(\d{1,2})([./])\s?(\d{1,2})\2\s?(\d{4})$/;

/** A moment, and whether the ad named the day only: midnight is what programs write who know no time. */
export interface AdDate {
  at: Date;
  dayOnly: boolean;
}

/**
 * Takes a date as ads write it: ISO 8601 with or without time and offset (`+01:00`, `+0100`, `+01`), or day, month and year
 * in the European order (`24.02.2019`, `24/2/2019`). Without an offset it is UTC. Days that do not exist give null.
 */
export function parseAdDate(text: string): AdDate | null {
  const trimmed = text.trim();
  const european = EUROPEAN.exec(trimmed);
  if (european) {
    return day(Number(european[4]), Number(european[3]), Number(european[1]));
  }
  const iso = ISO.exec(trimmed);
  if (!iso) {
    return null;
  }
  const date = day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [hour, minute, second] = [Number(iso[4] ?? 0), Number(iso[5] ?? 0), Number(iso[6] ?? 0)];
  const offset = offsetMinutes(iso[8]);
  if (date === null || hour > 24 || minute > 59 || second > 60 || offset === null) {
    return null;
  }
  const milliseconds = Math.floor(Number(`0.${iso[7] ?? 0}`) * 1000);
  const time = ((hour * 60 + minute - offset) * 60 + second) * 1000 + milliseconds;
  return { at: new Date(date.at.getTime() + time), dayOnly: hour + minute + second + milliseconds === 0 };
}

/** The last moment of the day where only the day is named: an ad "valid through" a day is valid on it. */
export function endOf({ at, dayOnly }: AdDate): Date {
  return dayOnly ? new Date(at.getTime() + DAY_MS - 1) : at;
}

function day(year: number, month: number, dayOfMonth: number): AdDate | null {
  const at = new Date(Date.UTC(year, month - 1, dayOfMonth));
  at.setUTCFullYear(year);
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === dayOfMonth;
  return exists ? { at, dayOnly: true } : null;
}

/** ISO 8601 offsets reach from −12:00 to +14:00. */
function offsetMinutes(text: string | undefined): number | null {
  if (text === undefined || text.toUpperCase() === 'Z') {
    return 0;
  }
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(3).replace(':', '') || 0)];
  if (hours > 14 || minutes > 59) {
    return null;
  }
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
