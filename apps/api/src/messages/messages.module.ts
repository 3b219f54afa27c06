import { Module } from '@nestjs/common';
import { MailEventSignature } from './mail-event-signature.js';
import { MailEventsController } from './mail-events.controller.js';
import { MailTroubleController } from './mail-trouble.controller.js';
import { MessageSettingsController } from './message-settings.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLimits } from './unsubscribe-limits.js';

/** Which messages people want, how they stop them, and whether mails arrive. */
@Module({
  controllers: [MessageSettingsController, MailTroubleController, MailEventsController, UnsubscribeController],
  providers: [MailEventSignature, UnsubscribeLimits],
})
export class MessagesModule {}
