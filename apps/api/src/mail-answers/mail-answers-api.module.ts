import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailAnswerLimits } from './mail-answer-limits.js';
import { MailAnswersController } from './mail-answers.controller.js';

/** How members answer applicants from their mails. */
@Module({ imports: [AuthModule], controllers: [MailAnswersController], providers: [MailAnswerLimits] })
export class MailAnswersApiModule {}
