import { Settings } from '@babelboard/platform';
import { pathIn } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { Side } from '../../conversations/domain/writing-rights.js';
import type { FallenInterview } from '../queries/fallen-interviews.js';
import type { InterviewNotice } from '../queries/interview-notices.js';
import type { CalendarBoard, CalendarReader, InterviewCalendar } from './appointment.js';
import { fallenInterviewCalendar } from './fallen-interview-calendar.js';
import { interviewCalendar } from './interview-calendar.js';

/** Where members find all of theirs; bare, as of the default language. */
export const INTERVIEWS_PATH = '/company/interviews';

const ADDRESS = /<([^<>]+)>\s*$/;

/** Makes calendar files of interviews. */
@Injectable()
export class InterviewCalendars {
  constructor(private readonly settings: Settings) {}

  /** Null where nothing was ever booked. */
  of(notice: InterviewNotice, reader: CalendarReader): InterviewCalendar | null {
    const { agreed } = notice;
    if (agreed === null) {
      return null;
    }
    return interviewCalendar({ ...notice, agreed }, reader, this.board(reader, interviewPath(notice, reader.side)));
  }

  /** Takes it back from a member. */
  ofFallen(interview: FallenInterview, reader: Omit<CalendarReader, 'side'>): InterviewCalendar {
    return fallenInterviewCalendar(interview, reader, this.board(reader, INTERVIEWS_PATH));
  }

  private board({ language }: Pick<CalendarReader, 'language'>, path: string): CalendarBoard {
    const { baseUrl, mailFrom, productName } = this.settings;
    const sender = ADDRESS.exec(mailFrom)?.[1] ?? mailFrom;
    return { productName, baseUrl, sender, page: `${baseUrl}${pathIn(language, path)}` };
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
