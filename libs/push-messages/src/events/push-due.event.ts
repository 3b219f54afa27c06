import { domainEvent } from '@babelboard/platform';

/** There is a message for a device. */
export class PushDue extends domainEvent<{ deliveryId: string }>('push-messages.push-due.v1') {}
