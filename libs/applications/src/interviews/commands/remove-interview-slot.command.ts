import { Command } from '@nestjs/cqrs';

/** A company takes back a time that nobody has booked. */
export class RemoveInterviewSlot extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly slotId: number,
  ) {
    super();
  }
}
