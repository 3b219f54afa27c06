import type { UiLanguage } from '@babelboard/texts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Side } from '../../conversations/domain/writing-rights.js';
import { parameterValue } from './parameter-value.js';

/** Whose calendar it is for. */
export interface CalendarReader {
  side: Side;
  language: UiLanguage;
  /** Their own address, for a mail that their calendar answers to; null for a file that they save. */
  address: string | null;
}

/** The board, which stands between the two: neither side gets an address of the other. */
export interface CalendarBoard {
  productName: string;
  /** Without a path. */
  baseUrl: string;
  /** From where its mails come. */
  sender: string;
  /** Where the reader finds the interview. */
  page: string;
}

export interface InterviewCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** What stands in a calendar. */
export interface Appointment {
  applicationId: number;
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

/** An appointment for a calendar program (RFC 5545, RFC 5546): in UTC, under the same id for ever, with a number that goes up with every change. */
export function appointmentFile(
  { applicationId, sequence, changedAt, startsAt, endsAt, organizer, ...words }: Appointment,
  method: InterviewCalendar['method'],
  { language, address }: Omit<CalendarReader, 'side'>,
  { productName, baseUrl, sender, page }: CalendarBoard,
): InterviewCalendar {
  const calendar = ical({
    prodId: { company: productName, product: 'Interviews', language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    ...words,
    id: `interview-${applicationId}@${new URL(baseUrl).hostname}`,
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
