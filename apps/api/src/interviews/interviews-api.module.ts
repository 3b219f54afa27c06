import { Module } from '@nestjs/common';
import { CandidateInterviewsController } from './candidate-interviews.controller.js';
import { CompanyInterviewsController } from './company-interviews.controller.js';
import { InterviewCalls } from './interview-calls.js';
import { InterviewSlotsController } from './interview-slots.controller.js';

/** How candidates and companies agree upon an interview. */
@Module({
  controllers: [CandidateInterviewsController, CompanyInterviewsController, InterviewSlotsController],
  providers: [InterviewCalls],
})
export class InterviewsApiModule {}
