import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail of an alert is for. */
export interface LinkedAlert {
  accountId: number;
  alertId: number;
}

/** Stands in mails that were sent long ago: a code of another form has another number. */
const FORM = 1;
const HEAD_BYTES = 9;
const MAC_BYTES = 24;
const CODE = /^[\w-]{44}$/;

/** The code of a link that stops an alert, 44 characters of Base64url: its numbers and their HMAC, so that nothing is stored. It opens nothing but that alert. */
export function writeAlertCode(key: Buffer, { accountId, alertId }: LinkedAlert): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORM, 0);
  head.writeUInt32BE(accountId, 1);
  head.writeUInt32BE(alertId, 5);
  return Buffer.concat([head, mac(key, head)]).toString('base64url');
}

/** Null where the code was not made here. */
export function readAlertCode(key: Buffer, code: string): LinkedAlert | null {
  if (!CODE.test(code)) {
    return null;
  }
  const bytes = Buffer.from(code, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  return timingSafeEqual(bytes.subarray(HEAD_BYTES), mac(key, head))
    ? { accountId: head.readUInt32BE(1), alertId: head.readUInt32BE(5) }
    : null;
}

function mac(key: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES);
}
