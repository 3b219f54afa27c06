import { Command } from '@nestjs/cqrs';

/** Somebody's skills stand in another order. */
export class OrderSkills extends Command<void> {
  constructor(
    readonly accountId: number,
    /** All of them by their numbers in the list, in the order wanted. */
    readonly ids: readonly number[],
  ) {
    super();
  }
}
