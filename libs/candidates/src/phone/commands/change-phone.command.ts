import { Command } from '@nestjs/cqrs';

/** Somebody is called at another number. */
export class ChangePhone extends Command<void> {
  constructor(
    readonly accountId: number,
    /** As it was typed; empty takes the number away. */
    readonly typed: string,
    /** ISO 3166-1 alpha-2, as it was chosen; empty where none was. */
    readonly country: string,
  ) {
    super();
  }
}
