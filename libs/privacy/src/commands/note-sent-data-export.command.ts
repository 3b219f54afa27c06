import { Command } from '@nestjs/cqrs';

/** Writes down that a copy was sent as a whole. From then on its link counts for an hour, in which it can be fetched again. */
export class NoteSentDataExport extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
