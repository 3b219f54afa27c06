export { NotificationRegion as default } from './notification-region.js';
