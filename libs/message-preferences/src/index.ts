export { ChangeMessagePreference } from './commands/change-message-preference.command.js';
export { Resubscribe } from './commands/resubscribe.command.js';
export { Unsubscribe } from './commands/unsubscribe.command.js';
export * from './contract.js';
export { messagePreferencesContext } from './message-preferences.context.js';
export { CheckUnsubscribeLink } from './queries/check-unsubscribe-link.query.js';
export { FindMessagePreferences } from './queries/find-message-preferences.query.js';
