import { Command } from '@nestjs/cqrs';

/** Keeps the company's note and tags about somebody whom it knows; what is absent stays. */
export class NoteUnlocked extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly handle: string,
    readonly kept: { note?: string | undefined; tags?: string[] | undefined },
  ) {
    super();
  }
}
