/** When the step of a day comes, by the clock of who takes part. */
const MORNING_HOUR = 9;

const STEP_MS = 900_000;
/** A day has 25 hours at most, and every zone differs from UTC by quarters of an hour. */
const STEPS = 26 * 4;

/** The next time that it is nine in the morning in a time zone (IANA), after `now`. */
export function nextMorning(now: Date, timeZone: string): Date {
  const clock = clockIn(timeZone);
  const first = Math.floor(now.getTime() / STEP_MS) + 1;
  for (let step = first; step < first + STEPS; step += 1) {
    const moment = new Date(step * STEP_MS);
    const parts = clock.formatToParts(moment);
    const [hour, minute] = ['hour', 'minute'].map((type) => Number(parts.find((part) => part.type === type)?.value));
    if (hour === MORNING_HOUR && minute === 0) {
      return moment;
    }
  }
  throw new Error(`There is no morning in ${timeZone} within a day`);
}

/** Whether the time zone is one that there is. */
export function isTimeZone(name: string): boolean {
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(undefined, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  });
}
