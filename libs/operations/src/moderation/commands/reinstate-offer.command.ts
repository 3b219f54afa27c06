import { Command } from '@nestjs/cqrs';
import type { Operator } from '../operator.js';

/** Puts back an offer that was taken off. */
export class ReinstateOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Why, for its company and whoever reported it. */
    readonly explanation: string,
    readonly operator: Operator,
  ) {
    super();
  }
}
