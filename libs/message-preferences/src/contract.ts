export type { MailedKind, MessageKind } from './domain/message-kind.js';
export { MessagePreferences } from './message-preferences.js';
export { UnsubscribeLinks } from './unsubscribe-links.js';
