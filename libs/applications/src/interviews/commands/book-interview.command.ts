import { Command } from '@nestjs/cqrs';

/** A candidate takes one of the times that are offered to them, or moves their interview there. */
export class BookInterview extends Command<'booked' | 'moved' | 'unchanged'> {
  /** @param timeZone IANA: that of the candidate */
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
    readonly slotId: number,
    readonly timeZone: string,
  ) {
    super();
  }
}
