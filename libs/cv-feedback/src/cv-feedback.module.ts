import { Global, Module } from '@nestjs/common';
import { AnswerFiles } from './answering/answer-files.js';
import { AnswerFeedbackHandler } from './answering/commands/answer-feedback.handler.js';
import { AskForFeedbackHandler } from './asking/commands/ask-for-feedback.handler.js';
import { TakeFeedbackBackHandler } from './asking/commands/take-feedback-back.handler.js';
import { DepartureLocks } from './asking/departure-locks.js';
import { FeedbackServices } from './asking/feedback-services.js';
import { CvFeedbacks } from './asking/queries/cv-feedbacks.js';
import { EndWithCv } from './asking/reactions/end-with-cv.reaction.js';
import { Contacts } from './delivering/contacts.js';
import { Deliveries } from './delivering/deliveries.js';
import { FileLinks } from './delivering/file-links.js';
import { LinkedCvs } from './delivering/linked-cvs.js';
import { MailedCvs } from './delivering/mailed-cvs.js';
import { DeliverCv } from './delivering/reactions/deliver-cv.reaction.js';
import { GiveUpDeliveries } from './delivering/schedules/give-up-deliveries.schedule.js';
import { Webhook } from './delivering/webhook.js';

const ASKING = [
  AskForFeedbackHandler,
  CvFeedbacks,
  DepartureLocks,
  EndWithCv,
  FeedbackServices,
  TakeFeedbackBackHandler,
];
const DELIVERING = [Contacts, Deliveries, DeliverCv, FileLinks, GiveUpDeliveries, LinkedCvs, MailedCvs, Webhook];
const ANSWERING = [AnswerFeedbackHandler, AnswerFiles];

/** Global, so that edges and siblings find what it exports. */
@Global()
@Module({
  providers: [...ASKING, ...DELIVERING, ...ANSWERING],
  exports: [AnswerFiles, CvFeedbacks, FeedbackServices, LinkedCvs, MailedCvs],
})
export class CvFeedbackModule {}
