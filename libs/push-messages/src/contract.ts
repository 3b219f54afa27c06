export type { PushData, PushPurpose } from './domain/push-purpose.js';
export { PushMessages, type PushToSend } from './push-messages.js';
