import { Command } from '@nestjs/cqrs';

/** Lets a suspended company go on. */
export class ReinstateCompany extends Command<void> {
  constructor(
    readonly companyId: number,
    /** Why, for its owners; null where nobody was told that it was suspended. */
    readonly explanation: string | null = null,
  ) {
    super();
  }
}
