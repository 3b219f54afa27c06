import { Command } from '@nestjs/cqrs';
import type { PostedFields } from '../domain/posted-fields.js';

/** Edits an offer of a company; what is absent stays. */
export class ReviseOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
    readonly edited: Partial<PostedFields>,
    /** As it was when editing began (`mergeEdits`). */
    readonly base: Partial<PostedFields>,
    /** How far the draft is now; null where that stays. */
    readonly step: number | null,
  ) {
    super();
  }
}
