import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

const DAY = 86_400_000;

export interface Format {
  /** 3,120 */
  number(value: number): string;
  /** €42,000; cents only where they are not zero. */
  money(value: number, currency: string): string;
  /** 21 November 2026, in UTC so that server and browser write the same day. */
  date(iso: string): string;
  /** 21 November 2026 at 09:30 UTC. */
  moment(iso: string): string;
  /** 21 Nov 2026, 10:30:05 in the zone of who looks: only for what no server renders. */
  localMoment(iso: string): string;
  /** today, yesterday, 3 days ago, and the date when it is longer ago than four weeks. */
  ago(iso: string, now: number): string;
}

/** English here is that of Europe: 21 November 2026. */
const FORMATS: Record<string, string> = { en: 'en-GB' };

/** Intl formats of a language. */
export function createFormat(language: string): Format {
  const locale = FORMATS[language] ?? language;
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const localMoments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const date = (iso: string) => dates.format(new Date(iso));
  return {
    number: (value) => numbers.format(value),
    money: (value, currency) => {
      const digits = Number.isInteger(value) ? 0 : 2;
      const options = { currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
      return new Intl.NumberFormat(locale, { style: 'currency', currencyDisplay: 'narrowSymbol', ...options }).format(
        value,
      );
    },
    date,
    moment: (iso) => `${moments.format(new Date(iso))} UTC`,
    localMoment: (iso) => localMoments.format(new Date(iso)),
    ago: (iso, now) => {
      const days = Math.floor(now / DAY) - Math.floor(new Date(iso).getTime() / DAY);
      return days > 28 ? date(iso) : relative.format(-Math.max(0, days), 'day');
    },
  };
}

/** Formats in the language of the page. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return useMemo(() => createFormat(i18n.locale), [i18n.locale]);
}
