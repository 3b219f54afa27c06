export { careerEventUnknown } from './career-event.errors.js';
export { careerEventsContext } from './career-events.context.js';
export * from './contract.js';
export { JoinOrLeaveEvent } from './joining/commands/join-or-leave-event.command.js';
export { ReplanCareerEvent } from './planning/commands/replan-career-event.command.js';
export type { EventContent } from './planning/domain/event-content.js';
export type { EventPlan } from './planning/store/career-event.entity.js';
