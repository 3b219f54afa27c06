import { Command } from '@nestjs/cqrs';

/** Remembers a list that a candidate looks at, by its address: path and query. */
export class NoteSearch extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly address: string,
  ) {
    super();
  }
}
