import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotificationCenter } from './notification-center.js';
import { notifications, showNotificationsIn } from './notifications.js';

describe('notifications before there is a place for them', () => {
  let center: NotificationCenter;
  const messages = () => center.snapshot().map(({ message }) => message);

  beforeEach(() => {
    center = new NotificationCenter();
  });

  it('wait for it, as they were changed last, without those that were taken back', () => {
    const [first, second] = [notifications.notify({ message: 'First' }), notifications.notify({ message: 'Second' })];
    notifications.notify({ message: 'Third' });
    first.dismiss();
    second.update({ message: 'Second, later' });
    showNotificationsIn(center);
    expect(messages()).toEqual(['Second, later', 'Third']);
    second.update({ message: 'Last' });
    notifications.notify({ message: 'At once' });
    expect(messages()).toEqual(['Last', 'Third', 'At once']);
    second.dismiss();
    expect(messages()).toEqual(['Third', 'At once']);
  });
});
