import { Command } from '@nestjs/cqrs';

/** Somebody shows no photo any more. */
export class RemoveAvatar extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
