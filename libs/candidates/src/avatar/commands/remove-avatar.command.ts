import { Command } from '@nestjs/cqrs';

/** Somebody shows no photo any more; answers whether there was one. */
export class RemoveAvatar extends Command<boolean> {
  constructor(readonly accountId: number) {
    super();
  }
}
