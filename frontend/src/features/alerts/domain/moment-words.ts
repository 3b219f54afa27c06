const DAY_MS = 86_400_000;
/** 2024 began on a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Moments of an alert in the words of a language. */
export interface MomentWords {
  /** today, tomorrow, yesterday, else Tuesday, 1 December: by the calendar of a time zone. */
  day(moment: string, now: number, timeZone: string): string;
  /** 08:00 */
  time(moment: string, timeZone: string): string;
  /** @param weekday 1 is Monday */
  weekday(weekday: number): string;
  hour(hour: number): string;
}

/** @param locale as BCP 47 writes it */
export function momentWordsOf(locale: string): MomentWords {
  const clock = (moment: number, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(moment);
  return {
    day(moment, now, timeZone) {
      const days = dayNumber(Date.parse(moment), timeZone) - dayNumber(now, timeZone);
      return Math.abs(days) <= 1
        ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
        : new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
            Date.parse(moment),
          );
    },
    time: (moment, timeZone) => clock(Date.parse(moment), timeZone),
    weekday: (weekday) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(A_MONDAY + (weekday - 1) * DAY_MS),
    hour: (hour) => clock(A_MONDAY + (hour * DAY_MS) / 24, 'UTC'),
  };
}

/** Of the day that the calendar shows there then. */
function dayNumber(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat(undefined, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  })
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
