import { Command } from '@nestjs/cqrs';

/** Lets mails through again to an address that is out of reach, for an operator. */
export class ReleaseAddress extends Command<void> {
  /** @param id of the row, since the address itself is nobody's business */
  constructor(readonly id: string) {
    super();
  }
}
