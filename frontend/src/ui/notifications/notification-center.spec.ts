import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type BadgePosition, POSITIONS, type Position } from './notification.js';
import { NotificationCenter } from './notification-center.js';

let center: NotificationCenter;
let closePage: () => void;
let errors: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  jest.useFakeTimers();
  center = new NotificationCenter();
  closePage = center.open('the whole page');
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  errors.mockRestore();
  jest.useRealTimers();
});

const messages = () => center.snapshot().map((notification) => notification.message);

describe('notifications', () => {
  it('stand at the bottom for 5 seconds unless told otherwise', () => {
    center.notify({ message: 'Saved' });
    expect(center.snapshot()).toMatchObject([{ position: 'bottom', timeout: 5000, type: 'info', count: 1 }]);
    jest.advanceTimersByTime(4999);
    expect(messages()).toEqual(['Saved']);
    jest.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('wait for the place that shows them, which comes after the first view', () => {
    closePage();
    center.notify({ message: 'Saved' });
    jest.advanceTimersByTime(60_000);
    center.open('the whole page');
    expect(messages()).toEqual(['Saved']);
    jest.advanceTimersByTime(5000);
    expect(messages()).toEqual([]);
  });

  it.each(POSITIONS)('can stand at %s', (position) => {
    center.notify({ message: 'Here', position });
    expect(center.snapshot()).toMatchObject([{ position }]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('knows nine positions', () => {
    expect(new Set(POSITIONS).size).toBe(9);
  });

  it('stay until they are closed with a timeout of 0', () => {
    const { dismiss } = center.notify({ message: 'Stay', timeout: 0 });
    jest.advanceTimersByTime(1_000_000);
    expect(messages()).toEqual(['Stay']);
    dismiss();
    expect(messages()).toEqual([]);
  });

  it('wait while somebody reads them', () => {
    center.notify({ message: 'Read me' });
    const id = center.snapshot()[0]?.id ?? 0;
    center.pause(id);
    jest.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Read me']);
    center.resume(id);
    jest.advanceTimersByTime(5000);
    expect(messages()).toEqual([]);
  });

  it('can be updated, and the time starts again', () => {
    const { update } = center.notify({ message: 'Sending' });
    jest.advanceTimersByTime(4000);
    update({ message: 'Sent', type: 'positive' });
    jest.advanceTimersByTime(4000);
    expect(center.snapshot()).toMatchObject([{ message: 'Sent', type: 'positive' }]);
  });

  it('of one group become one with a count', () => {
    center.notify({ message: 'One', group: 'favorites' });
    center.notify({ message: 'Two', group: 'favorites' });
    center.notify({ message: 'Elsewhere', group: 'favorites', position: 'top' });
    expect(center.snapshot()).toMatchObject([
      { message: 'Two', count: 2 },
      { message: 'Elsewhere', count: 1 },
    ]);
  });

  it('stand where the last place for them was opened, until that is closed', () => {
    const close = [center.open('page'), center.open('sheet')];
    expect([center.shownIn('page'), center.shownIn('sheet')]).toEqual([false, true]);
    close[1]?.();
    expect([center.shownIn('page'), center.shownIn('sheet')]).toEqual([true, false]);
  });

  it('tell those who listen', () => {
    const listener = jest.fn();
    const stop = center.subscribe(listener);
    center.notify({ message: 'Hello' });
    stop();
    center.notify({ message: 'Nobody hears' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('misuse of notifications is an error on the console and shows nothing', () => {
  it('wrong position', () => {
    center.notify({ message: 'x', position: 'middle' as Position });
    expect(messages()).toEqual([]);
    expect(errors).toHaveBeenCalledWith('Notification: wrong position', expect.anything());
  });

  it.each([-1, Number.NaN, '5000' as unknown as number])('wrong timeout %p', (timeout) => {
    center.notify({ message: 'x', timeout });
    expect(messages()).toEqual([]);
    expect(errors).toHaveBeenCalledWith('Notification: wrong timeout', expect.anything());
  });

  it.each(['top', 'center', ''])('wrong badge position %p', (badgePosition) => {
    center.notify({ message: 'x', badgePosition: badgePosition as BadgePosition });
    expect(messages()).toEqual([]);
    expect(errors).toHaveBeenCalledWith('Notification: wrong badge position', expect.anything());
  });

  it('updating a grouped notification', () => {
    const { update } = center.notify({ message: 'One', group: 'g' });
    update({ message: 'Changed' });
    expect(messages()).toEqual(['One']);
    expect(errors).toHaveBeenCalledWith('Notification: a grouped notification cannot be updated', expect.anything());
  });

  it('updating with a wrong timeout', () => {
    const { update } = center.notify({ message: 'One' });
    update({ timeout: -5 });
    expect(center.snapshot()).toMatchObject([{ timeout: 5000 }]);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
