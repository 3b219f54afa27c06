import { RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { emailKey } from './domain/email-key.js';

/** One address of mail, whoever asks and whatever for. */
const LIMIT = { points: 5, seconds: 3_600 };

/**
 * Bounds mails to an address that somebody merely typed: whoever it belongs to is not flooded, however many accounts and places the
 * sender has. Who asks is told the same either way, so that nobody learns what else was sent there.
 */
@Injectable()
export class StrangerMails {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one mail, and says whether it may be sent. To be called before a transaction. */
  async admit(email: string): Promise<boolean> {
    return this.limits.admits('mail-to-stranger', emailKey(email), LIMIT);
  }
}
