import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Settings } from '../config/settings.js';

/** Redis answers within a millisecond; one that takes this long holds requests for nothing. */
const LONGEST_ANSWER_MS = 2_000;

/** The Redis of `REDIS_URL` for short questions, opened by the first; queues have connections of their own, which may wait. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisConnection.name);
  private opened: Redis | undefined;

  constructor(private readonly settings: Settings) {}

  /** Null where `REDIS_URL` is not set. */
  get client(): Redis | null {
    if (this.settings.redisUrl === undefined) {
      return null;
    }
    this.opened ??= this.open(this.settings.redisUrl);
    return this.opened;
  }

  onApplicationShutdown(): void {
    // Not `quit`, which waits for a server that may be gone.
    this.opened?.disconnect();
  }

  private open(url: string): Redis {
    const client = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: LONGEST_ANSWER_MS });
    client.on('error', (error) => this.logger.warn(`Redis: ${error.message}`));
    return client;
  }
}
