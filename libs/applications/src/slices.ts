import { applicantsSlice } from './applicants/applicants.slice.js';
import { applyingSlice } from './applying/applying.slice.js';
import { conversationsSlice } from './conversations/conversations.slice.js';
import { interviewsSlice } from './interviews/interviews.slice.js';
import { mailAnswersSlice } from './mail-answers/mail-answers.slice.js';
import { noticesSlice } from './notices/notices.slice.js';
import { replyClockSlice } from './reply-clock/reply-clock.slice.js';
import { retentionSlice } from './retention/retention.slice.js';
import { screeningSlice } from './screening/screening.slice.js';
import type { Slice } from './slice.js';

/** The context on one page. */
export const slices: readonly Slice[] = [
  screeningSlice,
  applyingSlice,
  applicantsSlice,
  replyClockSlice,
  conversationsSlice,
  mailAnswersSlice,
  retentionSlice,
  noticesSlice,
  interviewsSlice,
];
