import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailedKind } from './message-kind.js';

/** What a link in a mail stops, and for whom. */
export interface LinkedMails {
  accountId: number;
  kind: MailedKind;
}

/** Stand in mails that were sent long ago: never given to another kind. */
const NUMBERS: Record<MailedKind, number> = {
  matchings: 1,
  notifications: 2,
  newsletters: 3,
  'challenge-tasks': 4,
  'profile-levels': 5,
};
const FORM = 1;
const HEAD_BYTES = 6;
const MAC_BYTES = 24;
const CODE = /^[\w-]{40}$/;

/**
 * The code of a link that stops mails, 40 characters of Base64url: what it stands for and its HMAC, so that nothing is stored and links of
 * old mails go on to work. It opens nothing and says nothing but the number of an account.
 */
export function writeUnsubscribeCode(key: Buffer, { accountId, kind }: LinkedMails): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORM, 0);
  head.writeUInt8(NUMBERS[kind], 1);
  head.writeUInt32BE(accountId, 2);
  return Buffer.concat([head, mac(key, head)]).toString('base64url');
}

/** What a code stands for; null where it was not made here. */
export function readUnsubscribeCode(key: Buffer, code: string): LinkedMails | null {
  if (!CODE.test(code)) {
    return null;
  }
  const bytes = Buffer.from(code, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), mac(key, head))) {
    return null;
  }
  const kind = (Object.keys(NUMBERS) as MailedKind[]).find((one) => NUMBERS[one] === head.readUInt8(1));
  return kind === undefined ? null : { accountId: head.readUInt32BE(2), kind };
}

function mac(key: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES);
}
