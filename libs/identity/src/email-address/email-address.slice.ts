import type { Slice } from '../slice.js';
import { AccountTakeovers } from './account-takeovers.js';
import { ConfirmEmailChangeHandler } from './commands/confirm-email-change.handler.js';
import { RequestEmailChangeHandler } from './commands/request-email-change.handler.js';
import { RequestVerificationHandler } from './commands/request-verification.handler.js';
import { ResendVerificationHandler } from './commands/resend-verification.handler.js';
import { VerifyEmailHandler } from './commands/verify-email.handler.js';
import { EmailVerifications } from './email-verifications.js';
import { EmailChangeRequested } from './events/email-change-requested.event.js';
import { EmailChanged } from './events/email-changed.event.js';
import { EmailVerificationRequested } from './events/email-verification-requested.event.js';
import { EmailVerified } from './events/email-verified.event.js';
import { StrangerMails } from './stranger-mails.js';

/** Whose an address is, and how it changes. */
export const emailAddressSlice: Slice = {
  entities: [],
  events: [EmailChangeRequested, EmailChanged, EmailVerificationRequested, EmailVerified],
  providers: [
    AccountTakeovers,
    ConfirmEmailChangeHandler,
    EmailVerifications,
    RequestEmailChangeHandler,
    RequestVerificationHandler,
    ResendVerificationHandler,
    StrangerMails,
    VerifyEmailHandler,
  ],
  exports: [AccountTakeovers, StrangerMails],
};
