export { MailDelivery } from './entities/mail-delivery.entity.js';
export { notificationsMigrations } from './migrations/index.js';
export { NotificationsModule } from './notifications.module.js';
