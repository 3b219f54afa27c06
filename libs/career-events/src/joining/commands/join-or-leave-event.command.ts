import { Command } from '@nestjs/cqrs';

/** Has a candidate join an event, or leave it. */
export class JoinOrLeaveEvent extends Command<{ joined: boolean; changed: boolean }> {
  constructor(
    readonly accountId: number,
    readonly eventId: number,
    /** Where they came from. */
    readonly origin: string,
    /** Null: the other way than it is. */
    readonly wanted: 'join' | 'leave' | null,
  ) {
    super();
  }
}
