import { Command } from '@nestjs/cqrs';
import type { SuppressionReason } from '../store/mail-suppression.entity.js';

/** Lets mails to the address of an account through again; gives why they were stopped, null where they were not. */
export class TryAddressAgain extends Command<SuppressionReason | null> {
  constructor(readonly accountId: number) {
    super();
  }
}
