import type { MessageKind } from '@babelboard/message-preferences';
import { flagOf, MESSAGE_SETTINGS, type MessageSetting, type MessageSettingsResponse } from '@babelboard/wire';

/** Kinds of messages by their switches on the wire. */
export const KIND_OF: Record<MessageSetting, MessageKind> = {
  email_matchings: 'matchings',
  email_notifications: 'notifications',
  email_newsletters: 'newsletters',
  whatsapp_notifications: 'whatsapp',
  email_challenge_task: 'challenge-tasks',
  level_notification: 'profile-levels',
};

export function settingOf(kind: MessageKind): MessageSetting {
  const setting = MESSAGE_SETTINGS.find((one) => KIND_OF[one] === kind);
  if (setting === undefined) {
    throw new Error(`No switch is for ${kind}`);
  }
  return setting;
}

/** The switches of somebody as the wire has them; a candidate's and their tasks have the same. */
export function presentMessageSettings(wanted: Record<MessageKind, boolean>): MessageSettingsResponse['settings'] {
  const entries = MESSAGE_SETTINGS.map((setting) => [setting, flagOf(wanted[KIND_OF[setting]])]);
  return Object.fromEntries(entries) as MessageSettingsResponse['settings'];
}
