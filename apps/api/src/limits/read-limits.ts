import { DomainError, type RateLimit, RateLimits, Settings } from '@babelboard/platform';
import { MOST_KEYWORDS } from '@babelboard/wire';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { limitedAddress } from '../auth/client/client-address.js';

/** `lists`: what asks the search engine, renders a page or draws; `suggestions`: what comes with each key that is pressed. */
export type ReadKind = 'lists' | 'suggestions';

const MINUTE = 60;

/** So many values cost no more than none. */
const USUAL_VALUES = 3;

/**
 * Bounds how much one place may have searched and rendered for it. Generous: a school or an office behind one address does not meet it,
 * whoever copies the board does.
 */
@Injectable()
export class ReadLimits {
  private readonly logger = new Logger(ReadLimits.name);
  private readonly uses: Record<ReadKind, RateLimit>;

  constructor(
    private readonly limits: RateLimits,
    settings: Settings,
  ) {
    this.uses = {
      lists: { points: settings.listsPerMinute, seconds: MINUTE },
      suggestions: { points: settings.suggestionsPerMinute, seconds: MINUTE },
    };
  }

  /** Counts one use, a list of many filters as several. @throws DomainError RATE_LIMITED */
  async count(kind: ReadKind, request: Request): Promise<void> {
    const limit = this.uses[kind];
    if (limit.points === 0) {
      return;
    }
    try {
      const points = kind === 'lists' ? costOf(request.originalUrl) : 1;
      await this.limits.consume(`read-${kind}`, limitedAddress(request.ip), limit, points);
    } catch (error) {
      if (error instanceof DomainError) {
        throw error;
      }
      // Reading goes on while the store is away: readiness tells of it, and nobody gets in by reading.
      this.logger.warn(`Reads are not counted: ${error}`);
    }
  }

  /** Counts one use, and gives the seconds to wait where it is one too many. */
  async waitFor(kind: ReadKind, request: Request): Promise<number | null> {
    try {
      await this.count(kind, request);
      return null;
    } catch (error) {
      if (error instanceof DomainError) {
        return Number(error.params.retryAfter);
      }
      throw error;
    }
  }
}

/** A list without offers is searched again without each of its filters, so that what it costs grows with their number. */
function costOf(address: string): number {
  const [path = '', query = ''] = address.split('?', 2);
  const values = path.split('+').length - 1 + (query === '' ? 0 : query.split('&').length);
  return 1 + Math.min(Math.max(0, values - USUAL_VALUES), MOST_KEYWORDS);
}
