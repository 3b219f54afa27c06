import { appointmentFile, type CalendarBoard, type CalendarFile, type CalendarReader } from '@babelboard/platform';
import { zonedTimesOf } from '@babelboard/texts';
import type { Side } from '../../conversations/domain/writing-rights.js';
import { applicationsTexts } from '../../texts/applications-texts.js';
import type { AgreedTime, InterviewNotice } from '../queries/interview-notices.js';

/** Whose calendar an interview is for. */
export interface InterviewReader extends CalendarReader {
  side: Side;
}

export const PRODUCT = 'Interviews';

export const interviewKey = (applicationId: number) => `interview-${applicationId}`;

/** An interview for a calendar program, as it stands. */
export function interviewCalendar(
  notice: InterviewNotice & { agreed: AgreedTime },
  reader: InterviewReader,
  board: CalendarBoard,
): CalendarFile {
  const { agreed, applicationId, sequence, state, changedAt, company } = notice;
  const { startsAt, endsAt, place } = agreed;
  const appointment = {
    ...{ key: interviewKey(applicationId), sequence, changedAt, startsAt, endsAt },
    summary: summaryOf(notice, reader),
    location: place,
    description: descriptionOf(notice, reader, board),
    organizer: company,
  };
  const standing = reader.address === null ? 'PUBLISH' : 'REQUEST';
  return appointmentFile(appointment, state === 'booked' ? standing : 'CANCEL', PRODUCT, reader, board);
}

function summaryOf({ offer, company, candidate }: InterviewNotice, { side, language }: InterviewReader): string {
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
