import { CalendarBoards, type CalendarFile, type CalendarReader } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Side } from '../../conversations/domain/writing-rights.js';
import type { FallenInterview } from '../queries/fallen-interviews.js';
import type { InterviewNotice } from '../queries/interview-notices.js';
import { fallenInterviewCalendar } from './fallen-interview-calendar.js';
import { type InterviewReader, interviewCalendar } from './interview-calendar.js';

/** Where members find all of theirs; bare, as of the default language. */
export const INTERVIEWS_PATH = '/company/interviews';

/** Makes calendar files of interviews. */
@Injectable()
export class InterviewCalendars {
  constructor(private readonly boards: CalendarBoards) {}

  /** Null where nothing was ever booked. */
  of(notice: InterviewNotice, reader: InterviewReader): CalendarFile | null {
    const { agreed } = notice;
    if (agreed === null) {
      return null;
    }
    return interviewCalendar(
      { ...notice, agreed },
      reader,
      this.boards.at(interviewPath(notice, reader.side), reader.language),
    );
  }

  /** Takes it back from a member. */
  ofFallen(interview: FallenInterview, reader: CalendarReader): CalendarFile {
    return fallenInterviewCalendar(interview, reader, this.boards.at(INTERVIEWS_PATH, reader.language));
  }
}

/** Where a side finds the interview; bare, as of the default language. */
export function interviewPath(
  { applicationId, offer }: Pick<InterviewNotice, 'applicationId' | 'offer'>,
  side: Side,
): string {
  return side === 'candidate'
    ? `/account/applications/${applicationId}#interview`
    : `/company/applicants/${offer.id}/1?applicant=${applicationId}#interview`;
}
