import type { ToldStatus } from '@babelboard/wire';

export interface ReplyRules {
  /** Within how many days an applicant gets an answer. */
  replyDays: number;
  /** Whether offers are paused when applicants wait past the second reminder. */
  pauseWhenSilent: boolean;
  /** The states of an application that candidates are told by mail. */
  toldStatuses: ToldStatus[];
}

/** Of a company that never said otherwise. That somebody reads an application is no news worth a mail. */
export const DEFAULT_RULES: ReplyRules = {
  replyDays: 14,
  pauseWhenSilent: false,
  toldStatuses: ['shortlisted', 'interview', 'offered', 'hired', 'rejected'],
};
