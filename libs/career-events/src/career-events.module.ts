import { Global, Module } from '@nestjs/common';
import { EventCalendars } from './calendar/event-calendars.js';
import { JoinOrLeaveEventHandler } from './joining/commands/join-or-leave-event.handler.js';
import { EventAttendances } from './joining/queries/event-attendances.js';
import { TellAttendees } from './joining/reactions/tell-attendees.reaction.js';
import { ForgetAttendances } from './joining/schedules/forget-attendances.schedule.js';
import { RemindOfEvents } from './joining/schedules/remind-of-events.schedule.js';
import { ReplanCareerEventHandler } from './planning/commands/replan-career-event.handler.js';
import { CareerEvents } from './planning/queries/career-events.js';

const PLANNING = [CareerEvents, ReplanCareerEventHandler];
const JOINING = [EventAttendances, ForgetAttendances, JoinOrLeaveEventHandler, RemindOfEvents, TellAttendees];

/** Global, so that edges and siblings find what it exports. */
@Global()
@Module({
  providers: [...PLANNING, ...JOINING, EventCalendars],
  exports: [CareerEvents, EventAttendances, EventCalendars],
})
export class CareerEventsModule {}
