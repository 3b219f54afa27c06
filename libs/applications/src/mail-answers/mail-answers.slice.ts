import type { Slice } from '../slice.js';
import { AnswerByMailHandler } from './commands/answer-by-mail.handler.js';
import { MailAnswer } from './entities/mail-answer.entity.js';
import { LinkedApplicants } from './linked-applicants.js';
import { MailAnswerLinks } from './mail-answer-links.js';
import { CheckMailAnswerLinkHandler } from './queries/check-mail-answer-link.handler.js';

/** How members answer from their mails, without a login. */
export const mailAnswersSlice: Slice = {
  entities: [MailAnswer],
  events: [],
  providers: [AnswerByMailHandler, CheckMailAnswerLinkHandler, LinkedApplicants, MailAnswerLinks],
  exports: [MailAnswerLinks],
};
