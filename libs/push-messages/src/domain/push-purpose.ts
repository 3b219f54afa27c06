import type { MessageKind } from '@babelboard/message-preferences/contract';
import type { PROFILE_LEVELS } from '@babelboard/wire';

/** What each message is made of, by its purpose, which stands in `push_delivery` and is never renamed. */
export interface PushData {
  /** An offer that suits very well: which one it is stands on no locked screen. */
  matching: Record<string, never>;
  'profile-level': { level: Exclude<(typeof PROFILE_LEVELS)[number], 'basic'> };
}
export type PushPurpose = keyof PushData;

/** The kind of messages that each is one of: whoever does not want these gets none of them on a device, either. */
export const PUSH_KINDS: Record<PushPurpose, MessageKind> = {
  matching: 'matchings',
  'profile-level': 'profile-levels',
};
