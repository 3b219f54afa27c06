import type { UiLanguage } from '@babelboard/texts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { parameterValue } from './parameter-value.js';

/** Whose calendar it is for. */
export interface CalendarReader {
  language: UiLanguage;
  /** Their own address, for a mail that their calendar answers to; null for a file that they save. */
  address: string | null;
}

/** The board, in whose name the file comes: nobody gets an address of somebody else. */
export interface CalendarBoard {
  productName: string;
  /** Without a path. */
  baseUrl: string;
  /** From where its mails come. */
  sender: string;
  /** Where the reader finds what it is about. */
  page: string;
}

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** What stands in a calendar. */
export interface Appointment {
  /** The same for ever, within the board: `interview-7`. */
  key: string;
  /** Goes up with every change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string | null;
  description: string;
  /** Who invites, by name. */
  organizer: string;
}

/**
 * An appointment for a calendar program (RFC 5545, RFC 5546): in UTC, under the same id for ever, with a number that goes up with every change.
 * @param product what of the board made it, in English: `Interviews`
 */
export function appointmentFile(
  { key, sequence, changedAt, startsAt, endsAt, organizer, ...words }: Appointment,
  method: CalendarFile['method'],
  product: string,
  { language, address }: CalendarReader,
  { productName, baseUrl, sender, page }: CalendarBoard,
): CalendarFile {
  const calendar = ical({
    prodId: { company: productName, product, language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    ...words,
    id: `${key}@${new URL(baseUrl).hostname}`,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: endsAt,
    url: page,
    organizer: { name: parameterValue(organizer || productName), email: sender },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (address !== null) {
    event.createAttendee({
      email: address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return { method, content: `${calendar.toString()}\r\n` };
}
