import { zonedTimesOf } from '@babelboard/texts';
import { applicationsTexts } from '../../texts/applications-texts.js';
import type { AgreedTime, InterviewNotice } from '../queries/interview-notices.js';
import { appointmentFile, type CalendarBoard, type CalendarReader, type InterviewCalendar } from './appointment.js';

/** An interview for a calendar program, as it stands. */
export function interviewCalendar(
  notice: InterviewNotice & { agreed: AgreedTime },
  reader: CalendarReader,
  board: CalendarBoard,
): InterviewCalendar {
  const { agreed, applicationId, sequence, state, changedAt, company } = notice;
  const { startsAt, endsAt, place } = agreed;
  const appointment = {
    ...{ applicationId, sequence, changedAt, startsAt, endsAt },
    summary: summaryOf(notice, reader),
    location: place,
    description: descriptionOf(notice, reader, board),
    organizer: company,
  };
  const standing = reader.address === null ? 'PUBLISH' : 'REQUEST';
  return appointmentFile(appointment, state === 'booked' ? standing : 'CANCEL', reader, board);
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
