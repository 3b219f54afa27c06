import { Module } from '@nestjs/common';
import { MailDeliveries } from './mail-deliveries.js';
import { MailOnce } from './mail-once.js';
import { MailAccountDeleted } from './reactions/mail-account-deleted.reaction.js';
import { MailChallengeStep } from './reactions/mail-challenge-step.reaction.js';
import { MailContactMessage } from './reactions/mail-contact-message.reaction.js';
import { MailDataExportReady } from './reactions/mail-data-export-ready.reaction.js';
import { MailEmailChangeAsked } from './reactions/mail-email-change-asked.reaction.js';
import { MailEmailChanged } from './reactions/mail-email-changed.reaction.js';
import { MailEmailConfirmation } from './reactions/mail-email-confirmation.reaction.js';
import { MailEmailVerification } from './reactions/mail-email-verification.reaction.js';
import { MailNewDevice } from './reactions/mail-new-device.reaction.js';
import { MailPasswordChanged } from './reactions/mail-password-changed.reaction.js';
import { MailPasswordReset } from './reactions/mail-password-reset.reaction.js';
import { MailProfileLevel } from './reactions/mail-profile-level.reaction.js';
import { MailProfileReminder } from './reactions/mail-profile-reminder.reaction.js';
import { MailRegistrationRepeated } from './reactions/mail-registration-repeated.reaction.js';
import { MailReportReceipt } from './reactions/mail-report-receipt.reaction.js';
import { MailSignInMethodsChanged } from './reactions/mail-sign-in-methods-changed.reaction.js';
import { MailSocialLink } from './reactions/mail-social-link.reaction.js';
import { MailUnusedAccount } from './reactions/mail-unused-account.reaction.js';
import { PruneMailDeliveries } from './schedules/prune-mail-deliveries.schedule.js';

@Module({
  providers: [
    MailDeliveries,
    MailOnce,
    MailAccountDeleted,
    MailChallengeStep,
    MailContactMessage,
    MailDataExportReady,
    MailEmailChangeAsked,
    MailEmailChanged,
    MailEmailConfirmation,
    MailEmailVerification,
    MailNewDevice,
    MailPasswordChanged,
    MailPasswordReset,
    MailProfileLevel,
    MailProfileReminder,
    MailRegistrationRepeated,
    MailReportReceipt,
    MailSignInMethodsChanged,
    MailSocialLink,
    MailUnusedAccount,
    PruneMailDeliveries,
  ],
})
export class NotificationsModule {}
