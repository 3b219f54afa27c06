import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { MESSAGE_KINDS, type MessageKind } from '../domain/message-kind.js';
import { MessagePreferences } from '../message-preferences.js';
import { FindMessagePreferences } from './find-message-preferences.query.js';

@QueryHandler(FindMessagePreferences)
export class FindMessagePreferencesHandler implements IQueryHandler<FindMessagePreferences> {
  constructor(private readonly preferences: MessagePreferences) {}

  async execute({ accountId }: FindMessagePreferences): Promise<Record<MessageKind, boolean>> {
    const wishes = await this.preferences.wishesOf(accountId);
    return Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, wishes[kind].wanted])) as Record<MessageKind, boolean>;
  }
}
