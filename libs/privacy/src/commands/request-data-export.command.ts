import { Command } from '@nestjs/cqrs';

/** Asks for a copy of all that is held about a person; it comes by mail link. */
export class RequestDataExport extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
