import { MailAnswerLinks } from '@babelboard/applications';
import { type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** More than anybody and all the robots of their mail program need. */
const USES: RateLimit = { points: 60, seconds: 3_600 };

/** Bounds what one link can ask for. A code that was not made here costs its check, and is refused by whoever reads it. */
@Injectable()
export class MailAnswerLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly links: MailAnswerLinks,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async count(code: string): Promise<void> {
    const link = await this.links.read(code);
    if (link !== null) {
      await this.limits.consume('mail-answer-link', `${link.memberId}:${link.applicationId}`, USES);
    }
  }
}
