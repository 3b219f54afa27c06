import { Command } from '@nestjs/cqrs';
import type { DiscardReason } from '../../keeping/store/discard-reason.js';

/** Takes an offer out of somebody's matchings; one that is discarded already takes the new reason. */
export class DiscardMatching extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerId: number,
    readonly reason: DiscardReason,
  ) {
    super();
  }
}
