import type { Slice } from '../slice.js';
import { CompanyReplyFigure } from './entities/company-reply-figure.entity.js';
import { CompanySilence } from './entities/company-silence.entity.js';
import { ApplicationOverdue } from './events/application-overdue.event.js';
import { CompanyFellSilent } from './events/company-fell-silent.event.js';
import { RepliesMissing } from './events/replies-missing.event.js';
import { ReplyReminderDue } from './events/reply-reminder-due.event.js';
import { ReplyFigures } from './queries/reply-figures.js';
import { BeginWeekAnew } from './reactions/begin-week-anew.reaction.js';
import { SettleSilence } from './reactions/settle-silence.reaction.js';
import { NoticeSilence } from './schedules/notice-silence.schedule.js';
import { RemindCompanies } from './schedules/remind-companies.schedule.js';
import { TellOverdueApplicants } from './schedules/tell-overdue-applicants.schedule.js';
import { WorkOutReplyFigures } from './schedules/work-out-reply-figures.schedule.js';
import { SilenceKeeper } from './silence-keeper.js';

/** By when companies answer, and what happens where they do not. */
export const replyClockSlice: Slice = {
  entities: [CompanySilence, CompanyReplyFigure],
  events: [ApplicationOverdue, CompanyFellSilent, RepliesMissing, ReplyReminderDue],
  providers: [
    BeginWeekAnew,
    NoticeSilence,
    RemindCompanies,
    ReplyFigures,
    SettleSilence,
    SilenceKeeper,
    TellOverdueApplicants,
    WorkOutReplyFigures,
  ],
  exports: [ReplyFigures],
};
