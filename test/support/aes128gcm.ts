import { createDecipheriv, hkdfSync } from 'node:crypto';

const TAG_BYTES = 16;

/** Reads a body of one record (RFC 8188): salt, size of records, key id, ciphertext. @throws Error where it is not of this secret */
export function decryptRecord(body: Buffer, secret: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const record = body.subarray(21 + body.readUInt8(20));
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding that is none');
  return padded.subarray(0, end);
}
