import { Command } from '@nestjs/cqrs';

/** Has a link mailed to a new address, which counts once it is confirmed; the same whether another account has it. */
export class RequestEmailChange extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}
