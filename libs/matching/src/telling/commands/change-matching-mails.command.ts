import { Command } from '@nestjs/cqrs';
import type { MatchingMailWish } from '../queries/matching-mails.js';

/** Says how somebody wants to hear of new matchings; what is absent stays. */
export class ChangeMatchingMails extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly wish: Partial<MatchingMailWish>,
  ) {
    super();
  }
}
