import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CandidateConversationsController } from './candidate-conversations.controller.js';
import { CompanyConversationsController } from './company-conversations.controller.js';
import { ConversationCalls } from './conversation-calls.js';

/** How candidates and companies write to each other. */
@Module({
  imports: [AuthModule, UploadsModule],
  controllers: [CandidateConversationsController, CompanyConversationsController],
  providers: [ConversationCalls],
})
export class ConversationsApiModule {}
