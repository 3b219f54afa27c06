import { Command } from '@nestjs/cqrs';

/** Forgets one of the searches of a candidate, or all of them. */
export class ForgetSearch extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Null for all. */
    readonly id: number | null,
  ) {
    super();
  }
}
