import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail to a member lets them answer. */
export interface LinkedAnswer {
  memberId: number;
  applicationId: number;
  /** To the second. */
  issuedAt: Date;
}

const FORM = 1;
const HEAD_BYTES = 13;
const MAC_BYTES = 24;
const CODE = /^[\w-]{50}$/;

/**
 * The code of a link by which a member answers an applicant, 50 characters of Base64url: whom it is about, when it was made, and an HMAC
 * over that and the address that it was mailed to. Nothing of it is stored, and whoever has another address now has no use for it.
 */
export function writeMailAnswerCode(key: Buffer, answer: LinkedAnswer, address: string): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORM, 0);
  head.writeUInt32BE(answer.memberId, 1);
  head.writeUInt32BE(answer.applicationId, 5);
  head.writeUInt32BE(Math.floor(answer.issuedAt.getTime() / 1_000), 9);
  return Buffer.concat([head, mac(key, head, address)]).toString('base64url');
}

/** What a code says it is for, before anybody knows whether it was made here: that depends on the address. Null where it is none at all. */
export function readMailAnswerCode(code: string): LinkedAnswer | null {
  if (!CODE.test(code)) {
    return null;
  }
  const head = Buffer.from(code, 'base64url');
  return head.readUInt8(0) === FORM
    ? {
        memberId: head.readUInt32BE(1),
        applicationId: head.readUInt32BE(5),
        issuedAt: new Date(head.readUInt32BE(9) * 1_000),
      }
    : null;
}

/** Whether a code was made here for whoever has the address. */
export function isMailAnswerCode(key: Buffer, code: string, address: string): boolean {
  const bytes = Buffer.from(code, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const own = mac(key, head, address);
  const given = bytes.subarray(HEAD_BYTES);
  return given.length === own.length && timingSafeEqual(given, own);
}

function mac(key: Buffer, head: Buffer, address: string): Buffer {
  return createHmac('sha256', key).update(head).update(address).digest().subarray(0, MAC_BYTES);
}
