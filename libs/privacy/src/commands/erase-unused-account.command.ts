import { Command } from '@nestjs/cqrs';

/** Ends an account that nobody seems to need; gives whether it was one still. */
export class EraseUnusedAccount extends Command<boolean> {
  constructor(readonly accountId: number) {
    super();
  }
}
