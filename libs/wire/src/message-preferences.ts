import { z } from 'zod';
import { toasts } from './done.js';
import { flag, optionalFlag, wireFlag } from './flag.js';

/** Switches of `POST /api/candidates/email-settings/{setting}`. */
export const EMAIL_SETTINGS = [
  'email_matchings',
  'email_notifications',
  'email_newsletters',
  'whatsapp_notifications',
  'email_challenge_task',
] as const;
export type EmailSetting = (typeof EMAIL_SETTINGS)[number];

/** All switches of messages: those, and the one with a call of its own. */
export const MESSAGE_SETTINGS = [...EMAIL_SETTINGS, 'level_notification'] as const;
export type MessageSetting = (typeof MESSAGE_SETTINGS)[number];

export const emailSettingParameters = z.object({ setting: z.enum(EMAIL_SETTINGS) });

const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .optional();

/** Body of `POST /api/candidates/email-settings/{setting}`; `language`: in which the text beside the switch was read. */
export const emailSettingRequest = z.object({ state: flag, language }).meta({ id: 'EmailSettingRequest' });
export type EmailSettingRequest = z.infer<typeof emailSettingRequest>;

/** Body of `PATCH /api/candidates/level-notification`: `level_notification` or `state`; without either it is switched. */
export const levelNotificationRequest = z
  .object({ level_notification: optionalFlag.optional(), state: optionalFlag.optional() })
  .optional()
  .meta({ id: 'LevelNotificationRequest' });
export type LevelNotificationRequest = z.infer<typeof levelNotificationRequest>;

const messageSettings = z.object(
  Object.fromEntries(MESSAGE_SETTINGS.map((setting) => [setting, wireFlag])) as Record<MessageSetting, typeof wireFlag>,
);

/** Answer of `GET /api/candidates/email-settings`: which messages come. */
export const messageSettingsResponse = z.object({ settings: messageSettings }).meta({ id: 'MessageSettingsResponse' });
export type MessageSettingsResponse = z.infer<typeof messageSettingsResponse>;

/** Answer of what changes one of them. */
export const changedMessageSettings = messageSettingsResponse.extend({ toasts }).meta({ id: 'ChangedMessageSettings' });
export type ChangedMessageSettings = z.infer<typeof changedMessageSettings>;

const token = z.string().min(1).max(200);

/** Body of `POST /api/unsubscribe/check` and `POST /api/unsubscribe/undo`: the code of a link in a mail. */
export const unsubscribeLinkRequest = z.object({ token }).meta({ id: 'UnsubscribeLinkRequest' });
export type UnsubscribeLinkRequest = z.infer<typeof unsubscribeLinkRequest>;

/** Body of `POST /api/unsubscribe`; `all`: every mail that can be stopped. */
export const unsubscribeRequest = unsubscribeLinkRequest
  .extend({ all: z.boolean().default(false) })
  .meta({ id: 'UnsubscribeRequest' });
export type UnsubscribeRequest = z.input<typeof unsubscribeRequest>;

/** What a link in a mail stands for, and what has become of it. */
export const unsubscribeState = z
  .object({
    setting: z.enum(MESSAGE_SETTINGS),
    stopped: z.boolean(),
    /** Whether mails of other kinds still come that can be stopped, too. */
    others_come: z.boolean(),
    /** Whether the link can take back what it stopped. */
    can_undo: z.boolean(),
  })
  .meta({ id: 'UnsubscribeState' });
export type UnsubscribeState = z.infer<typeof unsubscribeState>;
