import { Query } from '@nestjs/cqrs';
import type { MessageKind } from '../domain/message-kind.js';

/** Which messages somebody wants. */
export class FindMessagePreferences extends Query<Record<MessageKind, boolean>> {
  constructor(readonly accountId: number) {
    super();
  }
}
