import { domainEvent } from '@babelboard/platform';

/** Applicants of a company wait for an answer: soon too long (1), or as long as was promised (2). */
export class ReplyReminderDue extends domainEvent<{
  companyId: number;
  reminder: 1 | 2;
  applicationIds: number[];
}>('applications.reply-reminder-due.v1') {}
