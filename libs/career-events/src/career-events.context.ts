import { defineContext } from '@babelboard/platform';
import { CareerEventsModule } from './career-events.module.js';
import { AttendeeConcerned } from './joining/events/attendee-concerned.event.js';
import { CandidateJoinedEvent } from './joining/events/candidate-joined-event.event.js';
import { CandidateLeftEvent } from './joining/events/candidate-left-event.event.js';
import { EventReminderDue } from './joining/events/event-reminder-due.event.js';
import { EventAttendance } from './joining/store/event-attendance.entity.js';
import { careerEventsMigrations } from './migrations/index.js';
import { CareerEventChanged } from './planning/events/career-event-changed.event.js';
import { CareerEvent } from './planning/store/career-event.entity.js';
import { careerEventsTexts } from './texts/career-events-texts.js';

export const careerEventsContext = defineContext({
  name: 'career-events',
  module: CareerEventsModule,
  entities: [CareerEvent, EventAttendance],
  migrations: careerEventsMigrations,
  events: [AttendeeConcerned, CandidateJoinedEvent, CandidateLeftEvent, CareerEventChanged, EventReminderDue],
  texts: careerEventsTexts,
});
