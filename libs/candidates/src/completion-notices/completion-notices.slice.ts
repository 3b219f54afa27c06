import type { Slice } from '../slice.js';
import { CompletionNotices } from './completion-notices.js';
import { CompletionNotice } from './entities/completion-notice.entity.js';
import { ProfileReminderDue } from './events/profile-reminder-due.event.js';
import { RemindOfProfiles } from './schedules/remind-of-profiles.schedule.js';

/** What mails tell of the level of a profile, and when they remind of what is missing. */
export const completionNoticesSlice: Slice = {
  entities: [CompletionNotice],
  events: [ProfileReminderDue],
  providers: [CompletionNotices, RemindOfProfiles],
  exports: [CompletionNotices],
};
