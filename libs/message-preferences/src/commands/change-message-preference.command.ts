import { Command } from '@nestjs/cqrs';
import type { MessageKind } from '../domain/message-kind.js';

/** Wants messages of a kind from now on, or none. */
export class ChangeMessagePreference extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly kind: MessageKind,
    /** Null: the other of what it is now. */
    readonly wanted: boolean | null,
    /** In which the text beside the switch was read; the account's where null. */
    readonly language: string | null,
  ) {
    super();
  }
}
