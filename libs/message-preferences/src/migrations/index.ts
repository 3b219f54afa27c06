import { CreateMessagePreferences20261129001401 } from './20261129001401-create-message-preferences.js';

export const messagePreferencesMigrations = [CreateMessagePreferences20261129001401];
