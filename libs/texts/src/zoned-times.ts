import { UI_LANGUAGES, type UiLanguage } from './languages.js';

type Moment = string | Date;

/** How a language names times in a zone that is not that of who looks. @param zone IANA */
export interface ZonedTimes {
  /** Friday, 27 November 2026, 10:00–10:45; both days where it runs over midnight; with offsets in the hour that comes twice. */
  span(start: Moment, end: Moment, zone: string): string;
  /** 27–29 November 2026; one day where it ends on that. */
  days(start: Moment, end: Moment, zone: string): string;
  /** Central European Standard Time (Berlin): as it is on that day, summer time or not. */
  zone(zone: string, at: Moment): string;
  /** Whether clocks show the same in both zones then. */
  same(one: string, other: string, at: Moment): boolean;
}

/** By Intl; made anew each time, for few are needed. */
export function zonedTimesOf(language: UiLanguage): ZonedTimes {
  const { locale } = UI_LANGUAGES[language];
  return {
    span: (start, end, timeZone) => {
      const [from, to] = [new Date(start), new Date(end)];
      const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
      const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
      if (comesTwice(from, timeZone) || comesTwice(to, timeZone)) {
        const offset = { timeZoneName: 'shortOffset' } as const;
        const begins = new Intl.DateTimeFormat(locale, { ...day, ...time, ...offset }).format(from);
        return `${begins} – ${new Intl.DateTimeFormat(locale, { ...time, ...offset }).format(to)}`;
      }
      return plainRange(new Intl.DateTimeFormat(locale, { ...day, ...time }).formatRange(from, to));
    },
    days: (start, end, timeZone) => {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
      return plainRange(format.formatRange(new Date(start), new Date(end)));
    },
    zone: (zone, at) => {
      const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'timeZoneName')?.value;
      const city =
        zone.includes('/') && !zone.startsWith('Etc/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
      return [name ?? zone, city && `(${city})`].filter(Boolean).join(' ');
    },
    same: (one, other, at) => clockIn(one, new Date(at)) === clockIn(other, new Date(at)),
  };
}

/** Thin spaces stand in no font of a mail program. */
function plainRange(range: string): string {
  return range.replace(/[\u2009\u202f]/g, ' ').replace(/(\d) – (\d)/, '$1–$2');
}

/** Clocks are put back by an hour; on Lord Howe Island by half of one. */
const PUT_BACK_MS = [30 * 60_000, 60 * 60_000];

/** Whether clocks show a moment's time twice on that day. */
function comesTwice(at: Date, zone: string): boolean {
  const shown = clockIn(zone, at);
  return PUT_BACK_MS.flatMap((shift) => [shift, -shift]).some(
    (shift) => clockIn(zone, new Date(at.getTime() + shift)) === shown,
  );
}

function clockIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}
