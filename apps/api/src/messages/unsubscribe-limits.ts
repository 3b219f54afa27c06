import { UnsubscribeLinks } from '@babelboard/message-preferences';
import { type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** More than anybody presses; each use is a few short statements. */
const USES: RateLimit = { points: 60, seconds: 3_600 };

/**
 * Bounds what one link can ask for. Not by address: the mail programs of millions press from a few. A code that was not made here is no
 * link, costs nothing but its check, and is refused by whoever reads it.
 */
@Injectable()
export class UnsubscribeLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async count(token: string): Promise<void> {
    if (this.links.read(token) !== null) {
      await this.limits.consume('unsubscribe-link', token, USES);
    }
  }
}
