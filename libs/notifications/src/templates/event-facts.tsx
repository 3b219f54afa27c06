import { type UiLanguage, zonedTimesOf } from '@babelboard/texts';
import { Facts } from './facts.js';
import { timeOf } from './interview-facts.js';
import type { MailFace } from './mail-template.js';

/** An event as mails tell of it. */
export interface ToldEvent {
  title: (language: UiLanguage) => string;
  startsAt: Date;
  endsAt: Date;
  /** IANA: the reader's own. */
  zone: string;
  /** Where it is held, as it were. */
  otherZone: string;
  /** Of its page. */
  path: string;
  /** What operators say of its last change; '' for nothing. */
  notice: string;
}

/** When it is, in the reader's zone and, where clocks show something else there, in that of the event. */
export function EventFacts({ event, face }: { event: ToldEvent; face: MailFace }) {
  const { t, language } = face;
  const { zone, otherZone, startsAt } = event;
  const other = zonedTimesOf(language).same(zone, otherZone, startsAt)
    ? {}
    : { [t('event.other-time')]: timeOf({ ...event, zone: otherZone }, face) };
  return <Facts facts={{ [t('event.when')]: timeOf(event, face), ...other }} />;
}
