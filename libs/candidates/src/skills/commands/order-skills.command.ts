import { Command } from '@nestjs/cqrs';

/** Somebody's skills stand in another order. */
export class OrderSkills extends Command<void> {
  constructor(
    readonly accountId: number,
    /** All of them, in the order wanted. */
    readonly skillIds: readonly number[],
  ) {
    super();
  }
}
