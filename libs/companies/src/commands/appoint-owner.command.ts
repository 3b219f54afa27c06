import { Command } from '@nestjs/cqrs';

/** Gives a company that nobody has registered its first owner, whose word for it an operator takes; the company is verified. */
export class AppointOwner extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly accountId: number,
    /** E.164. */
    readonly phone: string | null,
  ) {
    super();
  }
}
