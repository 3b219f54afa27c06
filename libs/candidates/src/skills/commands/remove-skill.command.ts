import { Command } from '@nestjs/cqrs';

/** A skill goes from somebody's list. */
export class RemoveSkill extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Slug or id. */
    readonly tag: number | string,
  ) {
    super();
  }
}
