export { EventCalendars } from './calendar/event-calendars.js';
export { AttendeeConcerned } from './joining/events/attendee-concerned.event.js';
export { CandidateJoinedEvent } from './joining/events/candidate-joined-event.event.js';
export { CandidateLeftEvent } from './joining/events/candidate-left-event.event.js';
export { EventReminderDue } from './joining/events/event-reminder-due.event.js';
export { type Attendance, EventAttendances } from './joining/queries/event-attendances.js';
export { type EventWords, wordsIn } from './planning/domain/event-content.js';
export { CareerEvents, type PlannedEvent } from './planning/queries/career-events.js';
