import { defineContext } from '@babelboard/platform';
import { MessagePreference } from './entities/message-preference.entity.js';
import { Unsubscription } from './entities/unsubscription.entity.js';
import { MessagePreferencesModule } from './message-preferences.module.js';
import { messagePreferencesMigrations } from './migrations/index.js';
import { messagePreferencesTexts } from './texts/message-preferences-texts.js';

export const messagePreferencesContext = defineContext({
  name: 'message-preferences',
  module: MessagePreferencesModule,
  entities: [MessagePreference, Unsubscription],
  migrations: messagePreferencesMigrations,
  texts: messagePreferencesTexts,
});
