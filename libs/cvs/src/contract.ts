export { type CvType, mediaTypeOf } from './domain/cv-type.js';
export { CvFeedbackRequested } from './events/cv-feedback-requested.event.js';
export { CvRemoved } from './events/cv-removed.event.js';
export { CvUploaded } from './events/cv-uploaded.event.js';
export { DefaultCvChosen } from './events/default-cv-chosen.event.js';
export { CandidateCvs } from './queries/candidate-cvs.js';
export type { Conversion, ListedCv } from './queries/list-cvs.query.js';
export { OpenCv, type OpenCvFile } from './queries/open-cv.query.js';
export { SentDocuments } from './reading/sent-documents.js';
