import { UI_LANGUAGES, type UiLanguage } from '@babelboard/texts';
import type { CareerEvent } from '@babelboard/wire';

export interface ProgrammeDay {
  /** Null while the event has no date. */
  day: string | null;
  points: { at: string | null; time: string | null; title: string; who: string }[];
}

/** The programme by days, as clocks in a zone show them; in one part while the event has no date. @param zone IANA */
export function programmeDays(programme: CareerEvent['programme'], language: UiLanguage, zone: string): ProgrammeDay[] {
  const { locale } = UI_LANGUAGES[language];
  const ofDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  const ofTime = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const days: ProgrammeDay[] = [];
  for (const { at, title, who } of inOrder(programme)) {
    const moment = at === null ? null : new Date(at);
    const day = moment && ofDay.format(moment);
    const last = days.at(-1);
    const point = { at, time: moment && ofTime.format(moment), title, who };
    if (last?.day === day) last.points.push(point);
    else days.push({ day, points: [point] });
  }
  return days;
}

function inOrder(programme: CareerEvent['programme']): CareerEvent['programme'] {
  return programme.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
}
