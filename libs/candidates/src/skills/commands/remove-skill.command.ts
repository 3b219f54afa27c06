import { Command } from '@nestjs/cqrs';

/** A skill goes from somebody's list. */
export class RemoveSkill extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Slug, number in the list, or own words. */
    readonly tag: number | string,
  ) {
    super();
  }
}
