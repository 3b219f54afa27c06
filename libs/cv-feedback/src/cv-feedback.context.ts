import { defineContext } from '@babelboard/platform';
import { FeedbackGiven } from './answering/events/feedback-given.event.js';
import { CvFeedbackRequested } from './asking/events/cv-feedback-requested.event.js';
import { CvFeedback } from './asking/store/cv-feedback.entity.js';
import { CvFeedbackModule } from './cv-feedback.module.js';
import { CvMailDue } from './delivering/events/cv-mail-due.event.js';
import { CvNotSent } from './delivering/events/cv-not-sent.event.js';
import { CvSent } from './delivering/events/cv-sent.event.js';
import { cvFeedbackMigrations } from './migrations/index.js';
import { cvFeedbackTexts } from './texts/cv-feedback-texts.js';

export const cvFeedbackContext = defineContext({
  name: 'cv-feedback',
  module: CvFeedbackModule,
  entities: [CvFeedback],
  migrations: cvFeedbackMigrations,
  events: [CvFeedbackRequested, CvMailDue, CvNotSent, CvSent, FeedbackGiven],
  inheritedEventTypes: [CvFeedbackRequested.type],
  texts: cvFeedbackTexts,
});
