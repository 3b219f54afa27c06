import { InterviewCalendars, type InterviewNotice, interviewPath } from '@babelboard/applications/contract';
import { Injectable } from '@nestjs/common';
import type { MailToSend } from './mail-once.js';
import type { AgreedInterview } from './templates/interview-facts.js';

type Side = 'candidate' | 'company';

/** Somebody who is told of an interview. */
export interface InterviewReader {
  side: Side;
  accountId: number;
}

/** What mails about an interview have in common. */
@Injectable()
export class InterviewMails {
  constructor(private readonly calendars: InterviewCalendars) {}

  readersOf({ candidate, members }: InterviewNotice): InterviewReader[] {
    return [
      { side: 'candidate', accountId: candidate.accountId },
      ...members.map(({ accountId }) => ({ side: 'company' as const, accountId })),
    ];
  }

  /** Who it is about, for one side. */
  about(notice: InterviewNotice, side: Side): { other: string; offerTitle: string; path: string } {
    const { company, candidate, offer } = notice;
    const other = side === 'candidate' ? company : candidate.name;
    return { other, offerTitle: offer.title, path: interviewPath(notice, side) };
  }

  /** Null where nothing was booked. */
  agreed({ agreed, candidate, members }: InterviewNotice, side: Side): AgreedInterview | null {
    if (agreed === null) {
      return null;
    }
    const { startsAt, endsAt, timeZone, way, place } = agreed;
    const zones =
      side === 'candidate'
        ? { zone: candidate.timeZone ?? timeZone, otherZone: timeZone }
        : { zone: timeZone, otherZone: candidate.timeZone };
    return { reader: side, startsAt, endsAt, ...zones, way, place, members: members.map(({ name }) => name) };
  }

  /** The appointment for the reader's own calendar: it knows their address, and nobody else's. */
  calendar(notice: InterviewNotice, side: Side): Required<Pick<MailToSend<'interview-changed'>, 'calendar'>> {
    return { calendar: ({ address, language }) => this.calendars.of(notice, { side, language, address }) };
  }
}
