import { type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { limitedAddress } from '../auth/client/client-address.js';

const HOUR = 3_600;

/** Somebody who tries out versions of a CV and of a photo; whoever fills the disk needs more. */
const ACCOUNT: RateLimit = { points: 40, seconds: HOUR };
/** It may be a school's or a job fair's. */
const ADDRESS: RateLimit = { points: 200, seconds: HOUR };

/** Bounds how many files are sent, from one account and from one place. */
@Injectable()
export class UploadLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one upload, before any of it is read. @throws DomainError RATE_LIMITED */
  async count({ session, ip }: SessionRequest): Promise<void> {
    await this.limits.consume('upload-address', limitedAddress(ip), ADDRESS);
    if (session !== null) {
      await this.limits.consume('upload-account', String(session.accountId), ACCOUNT);
    }
  }
}
