import { appointmentFile, type CalendarBoard, type CalendarFile, type CalendarReader } from '@babelboard/platform';
import { zonedTimesOf } from '@babelboard/texts';
import { applicationsTexts } from '../../texts/applications-texts.js';
import type { FallenInterview } from '../queries/fallen-interviews.js';
import { interviewKey, PRODUCT } from './interview-calendar.js';

/** Takes an interview out of a member's calendar, without a word about the candidate who is gone. */
export function fallenInterviewCalendar(
  { applicationId, offerTitle, company, timeZone, fellAt, ...interview }: FallenInterview,
  reader: CalendarReader,
  board: CalendarBoard,
): CalendarFile {
  const { startsAt, endsAt } = interview;
  const { span, zone } = zonedTimesOf(reader.language);
  const appointment = {
    ...interview,
    key: interviewKey(applicationId),
    changedAt: fellAt,
    summary: applicationsTexts.in(reader.language)('calendar.summary-fallen', { offer: offerTitle }),
    location: null,
    description: `${span(startsAt, endsAt, timeZone)}, ${zone(timeZone, startsAt)}\n${board.page}`,
    organizer: company,
  };
  return appointmentFile(appointment, 'CANCEL', PRODUCT, reader, board);
}
