import type { Slice } from '../slice.js';
import { InterviewCalendars } from './calendar/interview-calendars.js';
import { AskForOtherTimesHandler } from './commands/ask-for-other-times.handler.js';
import { BookInterviewHandler } from './commands/book-interview.handler.js';
import { CancelInterviewHandler } from './commands/cancel-interview.handler.js';
import { OfferInterviewSlotsHandler } from './commands/offer-interview-slots.handler.js';
import { RemoveInterviewSlotHandler } from './commands/remove-interview-slot.handler.js';
import { Interview } from './entities/interview.entity.js';
import { InterviewAttendance } from './entities/interview-attendance.entity.js';
import { InterviewInvitation } from './entities/interview-invitation.entity.js';
import { InterviewSlot } from './entities/interview-slot.entity.js';
import { InterviewSlotMember } from './entities/interview-slot-member.entity.js';
import { InterviewChanged } from './events/interview-changed.event.js';
import { InterviewFellAway } from './events/interview-fell-away.event.js';
import { InterviewOffered } from './events/interview-offered.event.js';
import { InterviewReminderDue } from './events/interview-reminder-due.event.js';
import { InterviewBookings } from './interview-bookings.js';
import { InterviewNews } from './interview-news.js';
import { InterviewUndo } from './interview-undo.js';
import { Interviewers } from './interviewers.js';
import { Invitations } from './invitations.js';
import { OfferedTimes } from './offered-times.js';
import { CompanyInterviews } from './queries/company-interviews.js';
import { FallenInterviews } from './queries/fallen-interviews.js';
import { InterviewNotices } from './queries/interview-notices.js';
import { Interviews } from './queries/interviews.js';
import { ReleaseInterviewers } from './reactions/release-interviewers.reaction.js';
import { RemindOfInterviews } from './schedules/remind-of-interviews.schedule.js';
import { TellFallenInterviews } from './tell-fallen-interviews.js';

/** Times that companies offer, and interviews that candidates book. */
export const interviewsSlice: Slice = {
  entities: [Interview, InterviewAttendance, InterviewInvitation, InterviewSlot, InterviewSlotMember],
  events: [InterviewChanged, InterviewFellAway, InterviewOffered, InterviewReminderDue],
  providers: [
    AskForOtherTimesHandler,
    BookInterviewHandler,
    CancelInterviewHandler,
    CompanyInterviews,
    FallenInterviews,
    InterviewBookings,
    InterviewCalendars,
    InterviewNews,
    InterviewNotices,
    InterviewUndo,
    Interviewers,
    Interviews,
    Invitations,
    OfferedTimes,
    OfferInterviewSlotsHandler,
    ReleaseInterviewers,
    RemindOfInterviews,
    RemoveInterviewSlotHandler,
    TellFallenInterviews,
  ],
  exports: [CompanyInterviews, FallenInterviews, InterviewCalendars, InterviewNotices, Interviews],
};
