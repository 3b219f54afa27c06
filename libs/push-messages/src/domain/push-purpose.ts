import type { MessageKind } from '@babelboard/message-preferences/contract';
import type { PROFILE_LEVELS } from '@babelboard/wire';

/** What each message is made of, by its purpose, which stands in `push_delivery` and is never renamed. */
export interface PushData {
  'application-status': { applicationId: number };
  'career-event': { eventId: number; path: string; step: 'moved' | 'cancelled' | 'within-a-day' | 'within-the-hour' };
  interview: {
    applicationId: number;
    step: 'offered' | 'moved' | 'cancelled' | 'within-a-day' | 'within-the-hour';
  };
  /** New offers of a list that somebody is told of at once: its address, path and query. */
  'job-alert': { address: string };
  /** An offer that suits very well: which one it is stands on no locked screen. */
  matching: Record<string, never>;
  message: { applicationId: number };
  'profile-level': { level: Exclude<(typeof PROFILE_LEVELS)[number], 'basic'> };
}
export type PushPurpose = keyof PushData;

/**
 * The kind of messages that each is one of: whoever does not want these gets none of them on a device, either. Null for what an application
 * or an event cannot do without, and for alerts, each of which is stopped by itself: these come to every device that somebody switched on.
 */
export const PUSH_KINDS: Record<PushPurpose, MessageKind | null> = {
  'application-status': 'notifications',
  'career-event': null,
  interview: null,
  'job-alert': null,
  matching: 'matchings',
  message: null,
  'profile-level': 'profile-levels',
};

/** What a message is about, within its purpose: of two about the same a device shows the later one. */
export function pushTopic<P extends PushPurpose>(purpose: P, data: PushData[P]): string {
  if ('eventId' in data) return `${purpose}-${data.eventId}`;
  return 'applicationId' in data ? `${purpose}-${data.applicationId}` : purpose;
}
