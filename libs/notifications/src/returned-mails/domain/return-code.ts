import { createHmac, timingSafeEqual } from 'node:crypto';

/** A mail as it went out. */
export interface SentMail {
  deliveryId: string;
  sentAt: Date;
}

const ID_BYTES = 5;
const TIME_BYTES = 6;
const HEAD_BYTES = ID_BYTES + TIME_BYTES;
const TAG_BYTES = 7;
const MAC_BYTES = 10;
const CODE = /^[0-9a-f]{56}$/;

/**
 * The code of a mail in its return path, 56 characters of hexadecimal: servers may write an address in small letters, and what stands before
 * the @ has 64 at most. It holds the number of the mail, when it was sent, a mark of the address that it was sent to, and an HMAC over all of that:
 * nothing is stored, the code shows no address, and nobody else can make one.
 * @param emailKey of the address
 */
export function writeReturnCode(key: Buffer, { deliveryId, sentAt }: SentMail, emailKey: string): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUIntBE(Number(deliveryId), 0, ID_BYTES);
  head.writeUIntBE(sentAt.getTime(), ID_BYTES, TIME_BYTES);
  const said = Buffer.concat([head, tag(key, head, emailKey)]);
  return Buffer.concat([said, mac(key, said)]).toString('hex');
}

/** Which mail a code is of; null where it was not made here. */
export function readReturnCode(key: Buffer, code: string): SentMail | null {
  if (!CODE.test(code)) {
    return null;
  }
  const bytes = Buffer.from(code, 'hex');
  const end = HEAD_BYTES + TAG_BYTES;
  return timingSafeEqual(bytes.subarray(end), mac(key, bytes.subarray(0, end)))
    ? { deliveryId: String(bytes.readUIntBE(0, ID_BYTES)), sentAt: new Date(bytes.readUIntBE(ID_BYTES, TIME_BYTES)) }
    : null;
}

/** Whether the mail of a code that was made here went to an address. */
export function wentTo(key: Buffer, code: string, emailKey: string): boolean {
  const bytes = Buffer.from(code, 'hex');
  const given = bytes.subarray(HEAD_BYTES, HEAD_BYTES + TAG_BYTES);
  return timingSafeEqual(given, tag(key, bytes.subarray(0, HEAD_BYTES), emailKey));
}

function tag(key: Buffer, head: Buffer, emailKey: string): Buffer {
  return createHmac('sha256', key).update('address ').update(head).update(emailKey).digest().subarray(0, TAG_BYTES);
}

function mac(key: Buffer, said: Buffer): Buffer {
  return createHmac('sha256', key).update('mail ').update(said).digest().subarray(0, MAC_BYTES);
}
