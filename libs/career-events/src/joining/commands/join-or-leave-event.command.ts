import { Command } from '@nestjs/cqrs';
import type { CameFrom } from '../store/event-attendance.entity.js';

/** Has a candidate join an event, or leave it. */
export class JoinOrLeaveEvent extends Command<{ joined: boolean; changed: boolean }> {
  constructor(
    readonly accountId: number,
    readonly eventId: number,
    readonly from: CameFrom,
    /** Null: the other way than it is. */
    readonly wanted: 'join' | 'leave' | null,
  ) {
    super();
  }
}
