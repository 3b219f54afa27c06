import { zonedTimesOf } from '@babelboard/texts';
import { Facts } from './facts.js';
import type { MailFace } from './mail-template.js';

/** What both sides agreed upon, as one of them reads it. */
export interface AgreedInterview {
  reader: 'candidate' | 'company';
  startsAt: Date;
  endsAt: Date;
  /** IANA: the reader's own. */
  zone: string;
  /** That of the other side; null where it is not known. */
  otherZone: string | null;
  way: 'onsite' | 'video' | 'phone';
  place: string;
  /** Who holds it, by name. */
  members: readonly string[];
}

/** Day and clock in the reader's zone, and in that of the other side where clocks show something else there. */
export function timeOf(
  { startsAt, endsAt, zone }: Pick<AgreedInterview, 'startsAt' | 'endsAt' | 'zone'>,
  { language }: MailFace,
) {
  const times = zonedTimesOf(language);
  return `${times.span(startsAt, endsAt, zone)}, ${times.zone(zone, startsAt)}`;
}

/** When, where and with whom. */
export function InterviewFacts({ interview, face }: { interview: AgreedInterview; face: MailFace }) {
  const { t, formats, language } = face;
  const { reader, zone, otherZone, startsAt, way, place, members } = interview;
  const other =
    otherZone === null || zonedTimesOf(language).same(zone, otherZone, startsAt)
      ? {}
      : { [t('interview.other-time', { reader })]: timeOf({ ...interview, zone: otherZone }, face) };
  return (
    <Facts
      facts={{
        [t('interview.when')]: timeOf(interview, face),
        ...other,
        [t('interview.where', { way })]: place,
        ...(members.length === 0 ? {} : { [t('interview.with')]: formats.and(members) }),
      }}
    />
  );
}
