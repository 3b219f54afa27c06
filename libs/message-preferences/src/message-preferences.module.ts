import { Global, Module } from '@nestjs/common';
import { ChangeMessagePreferenceHandler } from './commands/change-message-preference.handler.js';
import { ResubscribeHandler } from './commands/resubscribe.handler.js';
import { UnsubscribeHandler } from './commands/unsubscribe.handler.js';
import { MessagePreferences } from './message-preferences.js';
import { CheckUnsubscribeLinkHandler } from './queries/check-unsubscribe-link.handler.js';
import { FindMessagePreferencesHandler } from './queries/find-message-preferences.handler.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { Unsubscriptions } from './unsubscriptions.js';

/** Global, so that siblings ask who wants what by its contract alone. */
@Global()
@Module({
  providers: [
    MessagePreferences,
    UnsubscribeLinks,
    Unsubscriptions,
    ChangeMessagePreferenceHandler,
    ResubscribeHandler,
    UnsubscribeHandler,
    CheckUnsubscribeLinkHandler,
    FindMessagePreferencesHandler,
  ],
  exports: [MessagePreferences, UnsubscribeLinks],
})
export class MessagePreferencesModule {}
