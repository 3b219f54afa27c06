import { Command } from '@nestjs/cqrs';
import type { PostedFields } from '../domain/posted-fields.js';

/** Begins a draft with whatever is known; gives its id. */
export class CreateOffer extends Command<number> {
  constructor(
    readonly companyId: number,
    /** The account of the member who begins it. */
    readonly accountId: number,
    readonly fields: Partial<PostedFields>,
    readonly step: number,
  ) {
    super();
  }
}
