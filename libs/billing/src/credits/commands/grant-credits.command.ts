import { Command } from '@nestjs/cqrs';

/** Gives a company credits for the search for people, or takes some back where `amount` is below zero. Gives how many it has then. */
export class GrantCredits extends Command<number> {
  constructor(
    readonly companyId: number,
    readonly amount: number,
    readonly reason: string | null,
    /** When what is left of them goes; null for never. */
    readonly expiresAt: Date | null = null,
  ) {
    super();
  }
}
