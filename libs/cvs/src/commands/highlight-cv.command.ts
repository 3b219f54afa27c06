import { Command } from '@nestjs/cqrs';

/** Makes a CV the default one. */
export class HighlightCv extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
  ) {
    super();
  }
}
