import { CreateCvFeedback20261226002601 } from './20261226002601-create-cv-feedback.js';

export const cvFeedbackMigrations = [CreateCvFeedback20261226002601];
