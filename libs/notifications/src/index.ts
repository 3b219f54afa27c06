export { notificationsContext } from './notifications.context.js';
