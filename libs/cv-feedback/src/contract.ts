export { FeedbackGiven } from './answering/events/feedback-given.event.js';
export { CvFeedbacks } from './asking/queries/cv-feedbacks.js';
export { CvMailDue } from './delivering/events/cv-mail-due.event.js';
export { CvNotSent } from './delivering/events/cv-not-sent.event.js';
export { CvSent } from './delivering/events/cv-sent.event.js';
export { MailedCvs } from './delivering/mailed-cvs.js';
