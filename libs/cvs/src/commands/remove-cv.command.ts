import { Command } from '@nestjs/cqrs';

/** Removes a CV with its file and all that was read in it. */
export class RemoveCv extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
  ) {
    super();
  }
}
