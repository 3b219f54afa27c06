import { Command } from '@nestjs/cqrs';

/** Uses the link of a copy up and removes the file: whoever fetched it says that it has arrived. */
export class EndDataExport extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
