import { CreateMailDelivery20261123000901 } from './20261123000901-create-mail-delivery.js';

export const notificationsMigrations = [CreateMailDelivery20261123000901];
