import { Command } from '@nestjs/cqrs';

/** Lets a company have more live offers at once, or fewer where `amount` is below zero. Gives how many it may have then. */
export class GrantLiveOffers extends Command<number> {
  constructor(
    readonly companyId: number,
    readonly amount: number,
    readonly reason: string | null,
  ) {
    super();
  }
}
