import { Command } from '@nestjs/cqrs';

/** Somebody has one more skill. */
export class AddSkill extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Slug or id. */
    readonly tag: number | string,
  ) {
    super();
  }
}
