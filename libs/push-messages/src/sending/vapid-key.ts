import { createECDH } from 'node:crypto';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** By what push services know this installation (RFC 8292). */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Where a service's people reach those who run the site. */
  subject: string;
}

/** The key of this installation: the public one is made from the private one, so that they cannot differ. */
@Injectable()
export class VapidKey {
  /** Null where none is set: then nothing is sent to devices. */
  readonly own: Vapid | null;

  constructor({ vapidPrivateKey: privateKey, operator, mailFrom }: Settings) {
    this.own =
      privateKey === undefined
        ? null
        : {
            privateKey,
            publicKey: publicKeyOf(privateKey),
            subject: `mailto:${operator.email ?? /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom}`,
          };
  }
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
