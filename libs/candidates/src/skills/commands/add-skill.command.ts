import { Command } from '@nestjs/cqrs';

/** Somebody has one more skill; answers whether they have not had it before. */
export class AddSkill extends Command<boolean> {
  constructor(
    readonly accountId: number,
    /** Slug or id. */
    readonly tag: number | string,
  ) {
    super();
  }
}
