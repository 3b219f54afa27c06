import { UI_LANGUAGES, type UiLanguage } from './languages.js';

type Moment = string | Date;

/** How a language names times in a zone that is not that of who looks. @param zone IANA */
export interface ZonedTimes {
  /** Friday, 27 November 2026, 10:00–10:45; both days where it runs over midnight. */
  span(start: Moment, end: Moment, zone: string): string;
  /** Central European Standard Time (Berlin): as it is on that day, summer time or not. */
  zone(zone: string, at: Moment): string;
  /** Whether clocks show the same in both zones then. */
  same(one: string, other: string, at: Moment): boolean;
}

/** By Intl; made anew each time, for few are needed. */
export function zonedTimesOf(language: UiLanguage): ZonedTimes {
  const { locale } = UI_LANGUAGES[language];
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return {
    span: (start, end, timeZone) =>
      new Intl.DateTimeFormat(locale, {
        ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        ...{ hour: '2-digit', minute: '2-digit', timeZone },
      })
        .formatRange(new Date(start), new Date(end))
        // Thin spaces stand in no font of a mail program.
        .replace(/[\u2009\u202f]/g, ' ')
        .replace(/(\d) – (\d)/, '$1–$2'),
    zone: (zone, at) => {
      const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'timeZoneName')?.value;
      const city =
        zone.includes('/') && !zone.startsWith('Etc/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
      return [name ?? zone, city && `(${city})`].filter(Boolean).join(' ');
    },
    same: (one, other, at) => clock(one).format(new Date(at)) === clock(other).format(new Date(at)),
  };
}
