import { describe, expect, it } from '@jest/globals';
import { readPushAddress } from './push-address.js';

const read = (endpoint: string, allowLoopback = false) => readPushAddress(endpoint, { allowLoopback })?.href ?? null;

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def-_123',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-by3p.notify.windows.com/w/?token=BQY',
    'https://8.8.8.8/x',
  ])('may be %s', (endpoint) => {
    expect(read(endpoint)).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#part',
    'https://localhost/x',
    'https://localhost./x',
    'https://router/x',
    'https://printer.local/x',
    'https://db.internal/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1_024)}`,
  ])('is never %s', (endpoint) => {
    expect(read(endpoint)).toBeNull();
  });

  it('may be this machine where that is said, and no other of its network', () => {
    expect(read('http://127.0.0.1:8080/push/1', true)).not.toBeNull();
    for (const endpoint of ['http://10.0.0.1/x', 'https://192.168.1.1/x', 'https://localhost/x']) {
      expect(read(endpoint, true)).toBeNull();
    }
  });
});
