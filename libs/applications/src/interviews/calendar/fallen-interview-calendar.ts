import { zonedTimesOf } from '@babelboard/texts';
import { applicationsTexts } from '../../texts/applications-texts.js';
import type { FallenInterview } from '../queries/fallen-interviews.js';
import { appointmentFile, type CalendarBoard, type CalendarReader, type InterviewCalendar } from './appointment.js';

/** Takes an interview out of a member's calendar, without a word about the candidate who is gone. */
export function fallenInterviewCalendar(
  { offerTitle, company, timeZone, fellAt, ...interview }: FallenInterview,
  reader: Omit<CalendarReader, 'side'>,
  board: CalendarBoard,
): InterviewCalendar {
  const { startsAt, endsAt } = interview;
  const { span, zone } = zonedTimesOf(reader.language);
  const appointment = {
    ...interview,
    changedAt: fellAt,
    summary: applicationsTexts.in(reader.language)('calendar.summary-fallen', { offer: offerTitle }),
    location: null,
    description: `${span(startsAt, endsAt, timeZone)}, ${zone(timeZone, startsAt)}\n${board.page}`,
    organizer: company,
  };
  return appointmentFile(appointment, 'CANCEL', reader, board);
}
