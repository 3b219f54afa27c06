import { Global, Module } from '@nestjs/common';
import { ClaimPushDeviceHandler } from './commands/claim-push-device.handler.js';
import { RemovePushDeviceHandler } from './commands/remove-push-device.handler.js';
import { SwitchPushOffHandler } from './commands/switch-push-off.handler.js';
import { SwitchPushOnHandler } from './commands/switch-push-on.handler.js';
import { PushDeliveries } from './push-deliveries.js';
import { PushMessages } from './push-messages.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PushDevices } from './queries/push-devices.js';
import { DeliverPush } from './reactions/deliver-push.reaction.js';
import { PrunePushDeliveries } from './schedules/prune-push-deliveries.schedule.js';
import { PushServices } from './sending/push-services.js';
import { VapidKey } from './sending/vapid-key.js';

/** Global, so that siblings have messages sent by its contract alone. */
@Global()
@Module({
  providers: [
    PushDeliveries,
    PushDevices,
    PushMessages,
    PushServices,
    PushSubscriptions,
    VapidKey,
    ClaimPushDeviceHandler,
    RemovePushDeviceHandler,
    SwitchPushOffHandler,
    SwitchPushOnHandler,
    DeliverPush,
    PrunePushDeliveries,
  ],
  exports: [PushDevices, PushMessages],
})
export class PushMessagesModule {}
