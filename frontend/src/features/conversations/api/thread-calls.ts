import type { ThreadSide } from '../../../applying/unread-messages.js';
import { PERSONAL } from '../../../session/personal.js';

/** Whose side of which application's thread. */
export interface ThreadOf {
  side: ThreadSide;
  applicationId: number;
}

export const threadKey = ({ side, applicationId }: ThreadOf) => [PERSONAL, 'messages', 'thread', side, applicationId];

export function threadUrl({ side, applicationId }: ThreadOf): string {
  return side === 'candidate'
    ? `/api/candidates/applications/${applicationId}/messages`
    : `/api/companies/applicants/${applicationId}/messages`;
}
