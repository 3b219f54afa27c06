import type { Done } from '@babelboard/wire';
import { notifications } from '../ui/notifications/notifications.js';

/** Shows what the server says about what it has done. */
export function showToasts({ toasts = [] }: Partial<Done>): void {
  for (const { options } of toasts) notifications.notify({ message: options.message, type: 'positive' });
}
