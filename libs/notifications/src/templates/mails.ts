import { accountDeleted } from './account-deleted.mail.js';
import { challengeTask } from './challenge-task.mail.js';
import { confirmEmail } from './confirm-email.mail.js';
import { contactMessage } from './contact-message.mail.js';
import { dataExportReady } from './data-export-ready.mail.js';
import { emailChangeAsked } from './email-change-asked.mail.js';
import { emailChanged } from './email-changed.mail.js';
import { newDevice } from './new-device.mail.js';
import { passwordChanged } from './password-changed.mail.js';
import { profileLevel } from './profile-level.mail.js';
import { profileReminder } from './profile-reminder.mail.js';
import { registrationRepeated } from './registration-repeated.mail.js';
import { reportReceipt } from './report-receipt.mail.js';
import { resetPassword } from './reset-password.mail.js';
import { signInMethodsChanged } from './sign-in-methods-changed.mail.js';
import { socialLink } from './social-link.mail.js';
import { unusedAccount } from './unused-account.mail.js';
import { verifyEmail } from './verify-email.mail.js';

/** Every mail by its purpose, which stands in `mail_delivery` and is never renamed. */
export const MAILS = {
  'account-deleted': accountDeleted,
  'challenge-task': challengeTask,
  'confirm-email': confirmEmail,
  'contact-message': contactMessage,
  'data-export-ready': dataExportReady,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'new-device': newDevice,
  'password-changed': passwordChanged,
  'profile-level': profileLevel,
  'profile-reminder': profileReminder,
  'registration-repeated': registrationRepeated,
  'report-receipt': reportReceipt,
  'reset-password': resetPassword,
  'sign-in-methods-changed': signInMethodsChanged,
  'social-link': socialLink,
  'unused-account': unusedAccount,
  'verify-email': verifyEmail,
};

export type MailPurpose = keyof typeof MAILS;
/** What the mail of a purpose is made of. */
export type MailData<P extends MailPurpose> = Parameters<(typeof MAILS)[P]>[0];
