import { Command } from '@nestjs/cqrs';
import type { EventPlan } from '../store/career-event.entity.js';

/** Says anew what an event is; whoever joined hears when it moves or is called off. */
export class ReplanCareerEvent extends Command<void> {
  constructor(
    readonly eventId: number,
    /** When it was read last: what somebody else changed since is not overwritten. */
    readonly readAt: Date,
    readonly plan: EventPlan,
    /** A word to those who joined. */
    readonly notice: string,
  ) {
    super();
  }
}
