import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Clock, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { FEEDBACK_PATH } from './webhook.js';

/** Somebody reads a mailbox within a week, after which it is one more door to a CV. */
const WORKS_MS = 7 * 86_400_000;

/** What a link to a CV says. */
export interface FileLink {
  deliveryId: string;
  /** Seconds since 1970. */
  until: number;
  code: string;
}

/** Links by which the people behind a mailbox fetch a CV, under a key derived from SECRET_KEY (HKDF, RFC 5869): nothing is stored. */
@Injectable()
export class FileLinks {
  private readonly key: Buffer;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'cv-feedback-file', 32));
  }

  /** The address of the file, from now on for seven days. */
  addressOf(deliveryId: string): string {
    const until = Math.floor((this.clock.now().getTime() + WORKS_MS) / 1_000);
    const code = this.mac(deliveryId, until).toString('base64url');
    return `${this.settings.baseUrl}${FEEDBACK_PATH}/${deliveryId}/cv?until=${until}&code=${code}`;
  }

  /** Whether it was made here and still works. */
  isGood({ deliveryId, until, code }: FileLink): boolean {
    const [given, expected] = [Buffer.from(code, 'base64url'), this.mac(deliveryId, until)];
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && until * 1_000 > this.clock.now().getTime();
  }

  private mac(deliveryId: string, until: number): Buffer {
    return createHmac('sha256', this.key).update(`${deliveryId}.${until}`).digest();
  }
}
