import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { DomainError } from '../errors/domain-error.js';

/** So many uses within so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/**
 * Limits how often something is done, over all processes: counted in Redis when `REDIS_URL` is set, else in PostgreSQL. A window
 * begins with the first use.
 */
@Injectable()
export class RateLimits implements OnModuleDestroy {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private redis: Redis | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
  ) {}

  /**
   * Counts one use.
   * @param name what is limited (`offer-report`); the same name always comes with the same limit
   * @param key who does it: an address or an account
   * @throws DomainError RATE_LIMITED, with the seconds until the next use in `params.retryAfter`
   */
  async consume(name: string, key: string, limit: RateLimit): Promise<void> {
    try {
      await this.limiter(name, limit).consume(key);
    } catch (refusal) {
      if (refusal instanceof Error) {
        throw refusal;
      }
      throw rateLimited(refusal as RateLimiterRes);
    }
  }

  /** Takes one use back that turned out not to count. */
  async giveBack(name: string, key: string, limit: RateLimit): Promise<void> {
    await this.limiter(name, limit).reward(key);
  }

  /** Uses in the window that runs now. */
  async used(name: string, key: string, limit: RateLimit): Promise<number> {
    return (await this.limiter(name, limit).get(key))?.consumedPoints ?? 0;
  }

  async onModuleDestroy(): Promise<void> {
    await this.redis?.quit().catch(() => undefined);
  }

  private limiter(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    const known = this.limiters.get(name) ?? this.create({ keyPrefix: name, points, duration: seconds });
    this.limiters.set(name, known);
    return known;
  }

  private create(options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
    if (this.settings.redisUrl === undefined) {
      return new RateLimiterPostgres({
        ...options,
        storeClient: this.database.dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: true,
      });
    }
    this.redis ??= new Redis(this.settings.redisUrl, { maxRetriesPerRequest: 1 });
    return new RateLimiterRedis({ ...options, keyPrefix: `limit:${options.keyPrefix}`, storeClient: this.redis });
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new DomainError('RATE_LIMITED', 'limited', 'That was a little often. Please wait and try again.', {
    params: { retryAfter },
  });
}
