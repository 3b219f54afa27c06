import { UI_LANGUAGES, type UiLanguage } from './languages.js';

const DAY_MS = 86_400_000;
/** Longer ago than this, a date says more. */
const MOST_DAYS_AGO = 28;

/** How a language writes what is no word. */
export interface Formats {
  /** 3,120 */
  number(value: number): string;
  /** €42,000; cents only where they are not zero. */
  money(value: number, currency: string): string;
  /** 21 November 2026, in UTC so that server and browser write the same day. */
  date(moment: string | Date): string;
  /** 21 November 2026 in the zone of who looks: only for what no server renders. */
  localDate(moment: string | Date): string;
  /** Saturday, 21 November, in the zone of who looks: only for what no server renders. */
  weekday(moment: Date): string;
  /** 21 November 2026 at 09:30 UTC. */
  moment(moment: string | Date): string;
  /** 21 Nov 2026, 10:30 in the zone of who looks: only for what no server renders. */
  localMoment(moment: string | Date): string;
  /** today, yesterday, 3 days ago, and the date when it is longer ago than four weeks. */
  ago(moment: string | Date, now: number): string;
  /** German, English and French. */
  and(names: readonly string[]): string;
  /** German, English or French. */
  or(names: readonly string[]): string;
  /** Germany. @param code ISO 3166-1 alpha-2 */
  region(code: string): string;
}

const made = new Map<UiLanguage, Formats>();

/** The formats of a language, by Intl. */
export function formatsOf(language: UiLanguage): Formats {
  const formats = made.get(language) ?? createFormats(UI_LANGUAGES[language].locale);
  made.set(language, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const numbers = onceAsked(() => new Intl.NumberFormat(locale));
  const dates = onceAsked(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const localDates = onceAsked(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
  const weekdays = onceAsked(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }));
  const moments = onceAsked(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  );
  const localMoments = onceAsked(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const relative = onceAsked(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const all = onceAsked(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const any = onceAsked(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const regions = onceAsked(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const amounts = new Map<string, Intl.NumberFormat>();
  const date = (moment: string | Date) => dates().format(new Date(moment));
  return {
    number: (value) => numbers().format(value),
    money: (value, currency) => {
      const digits = Number.isInteger(value) ? 0 : 2;
      const format = amounts.get(currency + digits) ?? amountFormat(locale, currency, digits);
      amounts.set(currency + digits, format);
      return format.format(value);
    },
    date,
    localDate: (moment) => localDates().format(new Date(moment)),
    weekday: (moment) => weekdays().format(moment),
    moment: (moment) => `${moments().format(new Date(moment))} UTC`,
    localMoment: (moment) => localMoments().format(new Date(moment)),
    ago: (moment, now) => {
      const days = Math.floor(now / DAY_MS) - Math.floor(new Date(moment).getTime() / DAY_MS);
      return days > MOST_DAYS_AGO ? date(moment) : relative().format(-Math.max(0, days), 'day');
    },
    and: (names) => all().format(names),
    or: (names) => any().format(names),
    region: (code) => regions().of(code) ?? code,
  };
}

/** To make a format costs a phone several milliseconds, and a page asks for few of them. */
function onceAsked<Format>(make: () => Format): () => Format {
  let made: Format | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function amountFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals });
}
