import { Module } from '@nestjs/common';
import { MessageSettingsController } from './message-settings.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLimits } from './unsubscribe-limits.js';

/** Which messages people want, and how they stop them. */
@Module({ controllers: [MessageSettingsController, UnsubscribeController], providers: [UnsubscribeLimits] })
export class MessagesModule {}
