import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { DomainError } from '../errors/domain-error.js';
import { RedisConnection } from '../redis/redis-connection.js';

/** So many uses within so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** One use of a limit that `counting` counts. */
export interface CountedUse {
  name: string;
  key: string;
  limit: RateLimit;
  /** What is said where there were too many; else RATE_LIMITED. @param retryAfter seconds */
  refusal?: (retryAfter: number) => DomainError;
}

/**
 * Limits how often something is done, over all processes: counted in Redis when `REDIS_URL` is set, else in PostgreSQL. A window
 * begins with the first use.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly redis: RedisConnection,
  ) {}

  /**
   * Counts one use, or one that costs as much as several.
   * @param name what is limited (`offer-report`); the same name always comes with the same limit
   * @param key who does it, or to whom: an address or an account; the store gets its hash alone
   * @throws DomainError RATE_LIMITED, with the seconds until the next use in `params.retryAfter`
   */
  async consume(name: string, key: string, limit: RateLimit, points = 1): Promise<void> {
    try {
      await this.limiter(name, limit).consume(this.hashed(key), points);
    } catch (refusal) {
      if (refusal instanceof Error) {
        throw refusal;
      }
      throw rateLimited(refusal as RateLimiterRes);
    }
  }

  /** Counts one use and says whether it is within the limit, for what is not to be refused aloud. */
  async admits(name: string, key: string, limit: RateLimit): Promise<boolean> {
    try {
      await this.consume(name, key, limit);
      return true;
    } catch (refusal) {
      if (refusal instanceof DomainError) {
        return false;
      }
      throw refusal;
    }
  }

  /**
   * Counts uses of several limits for `work`, and takes them back where it is refused: what did not happen uses nothing up. Counted
   * before it, so that many at once are within the limit too.
   * @throws DomainError RATE_LIMITED or the refusal of the limit, and whatever `work` throws
   */
  async counting<T>(uses: readonly CountedUse[], work: () => Promise<T>): Promise<T> {
    const counted: CountedUse[] = [];
    try {
      for (const use of uses) {
        await this.consume(use.name, use.key, use.limit).catch((error: unknown) => {
          throw error instanceof DomainError && use.refusal ? use.refusal(Number(error.params.retryAfter)) : error;
        });
        counted.push(use);
      }
      return await work();
    } catch (error) {
      for (const { name, key, limit } of counted) {
        await this.giveBack(name, key, limit);
      }
      throw error;
    }
  }

  /** Takes one use back that turned out not to count. */
  async giveBack(name: string, key: string, limit: RateLimit): Promise<void> {
    await this.limiter(name, limit).reward(this.hashed(key));
  }

  /** Uses in the window that runs now. */
  async used(name: string, key: string, limit: RateLimit): Promise<number> {
    return (await this.limiter(name, limit).get(this.hashed(key)))?.consumedPoints ?? 0;
  }

  /** Names neither a person nor an address to who reads the store. */
  private hashed(key: string): string {
    return createHmac('sha256', this.settings.secretKey).update(key).digest('base64url');
  }

  private limiter(name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    const known = this.limiters.get(name) ?? this.create({ keyPrefix: name, points, duration: seconds });
    this.limiters.set(name, known);
    return known;
  }

  private create(options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
    const { client } = this.redis;
    if (client === null) {
      return new RateLimiterPostgres({
        ...options,
        storeClient: this.database.dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: true,
      });
    }
    return new RateLimiterRedis({ ...options, keyPrefix: `limit:${options.keyPrefix}`, storeClient: client });
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new DomainError('RATE_LIMITED', 'limited', {
    params: { retryAfter },
  });
}
