import { Module } from '@nestjs/common';
import { CvsApiModule } from '../cvs/cvs-api.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CvServicesController } from './cv-services.controller.js';
import { FeedbackAnswersController } from './feedback-answers.controller.js';
import { OwnFeedbackController } from './own-feedback.controller.js';

/** CVs at services, and what they say of them. */
@Module({
  imports: [CvsApiModule, UploadsModule],
  controllers: [CvServicesController, FeedbackAnswersController, OwnFeedbackController],
})
export class CvFeedbackApiModule {}
