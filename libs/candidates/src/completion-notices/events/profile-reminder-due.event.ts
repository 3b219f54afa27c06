import { domainEvent } from '@babelboard/platform';

/** It is time to remind somebody of what is missing in their profile. */
export class ProfileReminderDue extends domainEvent<{ accountId: number; reminder: number }>(
  'candidates.profile-reminder-due.v1',
) {}
