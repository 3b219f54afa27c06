import { CancelInterview, Interviews, interviewNotFound, type Writer } from '@babelboard/applications';
import { InterviewCalendars, InterviewNotices } from '@babelboard/applications/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { InterviewResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { presentInterview } from './interview-presenter.js';

/** What both sides do with an interview, in the words of the wire. */
@Injectable()
export class InterviewCalls {
  constructor(
    private readonly commands: CommandBus,
    private readonly interviews: Interviews,
    private readonly notices: InterviewNotices,
    private readonly calendars: InterviewCalendars,
  ) {}

  async find(reader: Writer, id: number): Promise<InterviewResponse> {
    return presentInterview(await this.interviews.find(reader, id));
  }

  cancel(writer: Writer, id: number, message: string): Promise<void> {
    return this.commands.execute(new CancelInterview(writer, id, message));
  }

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, INTERVIEW_NOT_FOUND where nothing was ever booked */
  async calendar(reader: Writer, id: number, language: UiLanguage, response: Response): Promise<void> {
    await this.interviews.find(reader, id);
    const notice = await this.notices.find(id);
    const calendar = notice && this.calendars.of(notice, { side: reader.side, language, address: null });
    if (calendar === null) {
      throw interviewNotFound();
    }
    response
      .attachment('interview.ics')
      .set({
        'Cache-Control': 'no-store',
        'Content-Type': `text/calendar; charset=utf-8; method=${calendar.method}`,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(calendar.content);
  }
}
