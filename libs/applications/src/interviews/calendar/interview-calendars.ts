import { Settings } from '@babelboard/platform';
import { pathIn } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { Side } from '../../conversations/domain/writing-rights.js';
import type { InterviewNotice } from '../queries/interview-notices.js';
import { type CalendarReader, type InterviewCalendar, interviewCalendar } from './interview-calendar.js';

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
    const { baseUrl, mailFrom, productName } = this.settings;
    const page = `${baseUrl}${pathIn(reader.language, interviewPath(notice, reader.side))}`;
    const sender = ADDRESS.exec(mailFrom)?.[1] ?? mailFrom;
    return interviewCalendar({ ...notice, agreed }, reader, { productName, baseUrl, sender, page });
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
