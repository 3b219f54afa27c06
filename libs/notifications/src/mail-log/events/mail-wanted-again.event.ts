import { domainEvent } from '@babelboard/platform';

/** An operator wants a mail to be sent again. */
export class MailWantedAgain extends domainEvent<{ deliveryId: string }>('notifications.mail-wanted-again.v1') {}
