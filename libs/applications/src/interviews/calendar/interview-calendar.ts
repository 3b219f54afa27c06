import { type UiLanguage, zonedTimesOf } from '@babelboard/texts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Side } from '../../conversations/domain/writing-rights.js';
import { applicationsTexts } from '../../texts/applications-texts.js';
import type { AgreedTime, InterviewNotice } from '../queries/interview-notices.js';
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

/** An interview for a calendar program (RFC 5545, RFC 5546): in UTC, under the same id for ever, with a number that goes up with every change. */
export function interviewCalendar(
  notice: InterviewNotice & { agreed: AgreedTime },
  reader: CalendarReader,
  board: CalendarBoard,
): InterviewCalendar {
  const { agreed, applicationId, sequence, state, changedAt } = notice;
  const cancelled = state !== 'booked';
  const method = cancelled ? 'CANCEL' : reader.address === null ? 'PUBLISH' : 'REQUEST';
  const calendar = ical({
    prodId: { company: board.productName, product: 'Interviews', language: reader.language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `interview-${applicationId}@${new URL(board.baseUrl).hostname}`,
    sequence,
    stamp: changedAt,
    start: agreed.startsAt,
    end: agreed.endsAt,
    summary: summaryOf(notice, reader),
    location: agreed.place,
    description: descriptionOf(notice, reader, board),
    url: board.page,
    organizer: { name: parameterValue(notice.company || board.productName), email: board.sender },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (reader.address !== null) {
    event.createAttendee({
      email: reader.address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return { method, content: `${calendar.toString()}\r\n` };
}

function summaryOf({ offer, company, candidate }: InterviewNotice, { side, language }: CalendarReader): string {
  const t = applicationsTexts.in(language);
  return side === 'candidate'
    ? t('calendar.summary-candidate', { offer: offer.title, company })
    : t('calendar.summary-company', { offer: offer.title, name: candidate.name });
}

/** The time in the zones of both, for whoever reads it elsewhere. */
function descriptionOf(
  { agreed, candidate }: InterviewNotice & { agreed: AgreedTime },
  { language }: CalendarReader,
  { page }: CalendarBoard,
): string {
  const { startsAt, endsAt, timeZone, note } = agreed;
  const { span, zone, same } = zonedTimesOf(language);
  const zones =
    candidate.timeZone === null || same(candidate.timeZone, timeZone, startsAt)
      ? [timeZone]
      : [candidate.timeZone, timeZone];
  const times = zones.map((name) => `${span(startsAt, endsAt, name)}, ${zone(name, startsAt)}`);
  return [...times, note, page].filter((line) => line !== '').join('\n');
}
