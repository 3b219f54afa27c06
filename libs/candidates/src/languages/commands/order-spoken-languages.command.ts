import { Command } from '@nestjs/cqrs';

/** Somebody's languages stand in another order. */
export class OrderSpokenLanguages extends Command<void> {
  constructor(
    readonly accountId: number,
    /** All of them, in the order wanted. */
    readonly languageIds: readonly number[],
  ) {
    super();
  }
}
